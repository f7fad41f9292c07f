// The rules of play in our own French words, by chapter. `cases` name the test cases that prove a rule; they are not shown.
import type { ChapterId, RuleChapter } from '../en/rules'

export const chapters: readonly RuleChapter[] = [
  {
    id: 'setup',
    title: 'Prendre place',
    lead: 'De deux à huit joueurs commencent avec la même somme\u202f; les dés décident qui commence.',
    rules: [
      {
        cases: ['SETUP-01'],
        text: 'Chacun pose un pion sur la case Départ et reçoit 1\u202f500\u00a0$. Partir de là ne rapporte pas de salaire.'
      },
      {
        cases: ['SETUP-01', 'SETUP-07'],
        text: 'La Banque a les 28 titres, 32 maisons et 12 hôtels. Deux piles de 16 cartes sont posées sur le plateau.'
      },
      {
        cases: ['SETUP-03'],
        text: 'Chacun lance les dés une fois. Le plus haut lancer commence, et l’on joue ensuite dans le sens des aiguilles d’une montre.'
      },
      {
        cases: ['SETUP-04'],
        text: 'En cas d’égalité au plus haut lancer, les joueurs concernés relancent jusqu’à ce que l’un soit devant.'
      },
      { cases: ['SETUP-06'], text: 'La Banque n’est jamais à court d’argent.' }
    ]
  },
  {
    id: 'turn',
    title: 'Un tour',
    lead: 'Lance les deux dés, avance d’autant, et règle ce que la case demande.',
    rules: [
      {
        cases: ['TURN-01'],
        text: 'Ton pion avance d’autant de cases que les dés en montrent. Ce que la case demande se règle avant tout le reste.'
      },
      {
        cases: ['TURN-02', 'TURN-08'],
        text: 'Un double donne un autre lancer, dès que tout ce qui vient du premier est payé et décidé.'
      },
      {
        cases: ['TURN-03'],
        text: 'Au troisième double du même tour, on n’avance pas\u202f: tu vas en prison et ton tour est fini.'
      },
      {
        cases: ['TURN-04', 'TURN-05'],
        text: 'Qui va en prison, par une case, une carte ou des doubles, ne lance plus dans ce tour.'
      },
      { cases: ['TURN-09'], text: 'Une case peut recevoir autant de pions que l’on veut.' }
    ]
  },
  {
    id: 'go',
    title: 'Le Départ et le salaire',
    lead: 'La Banque verse 200\u00a0$ chaque fois qu’un pion s’arrête sur la case Départ ou la dépasse.',
    rules: [
      {
        cases: ['GO-01', 'GO-02'],
        text: 'Le salaire est versé une fois par tour de plateau, que tu t’arrêtes sur la case Départ ou la dépasses.'
      },
      {
        cases: ['GO-03', 'GO-04', 'GO-05', 'GO-06'],
        text: 'Il est versé aussi quand une carte t’y mène ou t’emmène au-delà. Un lancer et une carte peuvent le rapporter deux fois dans un tour.'
      },
      {
        cases: ['GO-07', 'GO-08'],
        text: 'Sur le chemin de la prison, il n’y a pas de salaire. Celui que tu as gagné avant reste à toi.'
      }
    ]
  },
  {
    id: 'buy',
    title: 'Acheter un titre',
    lead: 'Si tu t’arrêtes sur une rue, un chemin de fer ou un service public qui n’est à personne, tu peux l’acheter au prix imprimé.',
    rules: [
      {
        cases: ['BUY-01', 'BUY-02', 'BUY-06'],
        text: 'Seul le joueur arrêté là peut acheter au prix imprimé, et il paie aussitôt.'
      },
      {
        cases: ['BUY-03', 'BUY-04'],
        text: 'S’il te manque de l’argent, tu peux d’abord hypothéquer des titres ou vendre des bâtiments que tu as déjà.'
      },
      { cases: ['BUY-08'], text: 'On peut acheter dès le tout premier lancer.' },
      {
        cases: ['AUCTION-01', 'AUCTION-06'],
        text: 'Si tu n’achètes pas, la Banque met aussitôt le titre aux enchères.'
      }
    ]
  },
  {
    id: 'auction',
    title: 'Les enchères',
    lead: 'Tout le monde peut miser, même le joueur qui n’a pas voulu acheter.',
    rules: [
      {
        cases: ['AUCTION-02', 'AUCTION-03', 'AUCTION-09'],
        text: 'La première mise peut être d’un dollar. Chaque mise doit dépasser la précédente\u202f; il n’y a pas de plafond.'
      },
      {
        cases: ['AUCTION-01', 'AUCTION-08'],
        text: 'On commence à gauche du joueur arrêté là, et l’on mise chacun son tour. Passer est définitif.'
      },
      {
        cases: ['AUCTION-04', 'AUCTION-05'],
        text: 'Tu peux miser tout l’argent que tu as en main. Pour aller plus haut, hypothèque ou vends d’abord à la Banque\u202f; les échanges doivent attendre.'
      },
      { cases: ['AUCTION-06'], text: 'Si personne ne mise, le titre reste à la Banque.' },
      { cases: ['AUCTION-07'], text: 'Les joueurs en prison peuvent miser.' }
    ]
  },
  {
    id: 'rent',
    title: 'Le loyer',
    lead: 'Qui s’arrête chez quelqu’un d’autre paie ce qui est imprimé sur le titre.',
    rules: [
      {
        cases: ['RENT-01', 'RENT-05'],
        text: 'Une rue rapporte son loyer imprimé\u202f: terrain nu, d’une à quatre maisons, ou hôtel.'
      },
      {
        cases: ['RENT-02', 'RENT-03', 'RENT-04'],
        text: 'À qui possède le groupe entier, les terrains sans bâtiment rapportent le double. Peu importe qu’un autre terrain du groupe soit construit ou sous hypothèque.'
      },
      {
        cases: ['RENT-06', 'RENT-07'],
        text: 'Les chemins de fer rapportent 25\u00a0$, 50\u00a0$, 100\u00a0$ ou 200\u00a0$, selon leur nombre dans la même main. Ceux sous hypothèque comptent.'
      },
      {
        cases: ['RENT-08', 'RENT-09'],
        text: 'Un service public rapporte quatre fois le lancer qui t’y a mené, ou dix fois si les deux sont dans la même main.'
      },
      { cases: ['RENT-10'], text: 'En prison, on touche ses loyers.' },
      { cases: ['RENT-11', 'BUY-09'], text: 'Un titre sous hypothèque ne rapporte rien.' }
    ]
  },
  {
    id: 'claims',
    title: 'Réclamer le loyer',
    lead: 'Si la table l’a choisi, le loyer n’est payé que si on le réclame à temps.',
    rules: [
      {
        cases: ['RENT-12', 'RENT-13', 'RENT-14'],
        text: 'Il faut le réclamer avant que le joueur suivant ne lance les dés, ou le deuxième, selon le choix de la table. Après, il est perdu.'
      },
      {
        cases: ['RENT-16'],
        text: 'Ce qui est dû est le loyer au moment de l’arrêt, quoi qu’on ait construit depuis.'
      },
      {
        cases: ['RENT-15', 'RENT-20'],
        text: 'Qui repart après un double doit encore les loyers du même tour, si on les réclame.'
      },
      {
        cases: ['RENT-18'],
        text: 'On ne peut rien réclamer à un joueur qui a quitté la partie.'
      }
    ]
  },
  {
    id: 'cards',
    title: 'Les deux piles',
    lead: 'Sur une case Chance ou Caisse commune, tire la carte du dessus, fais ce qu’elle dit et remets-la sous la pile.',
    rules: [
      {
        cases: ['CARD-01'],
        text: 'Une fois la pile épuisée, les cartes reviennent dans le même ordre.'
      },
      {
        cases: ['CARD-02', 'CARD-20'],
        text: 'Une carte de sortie peut se garder jusqu’à ce qu’elle serve, ou se donner dans un échange.'
      },
      {
        cases: ['CARD-03', 'CARD-10', 'CARD-13', 'CARD-14'],
        text: 'Si une carte déplace ton pion, tu règles aussi la case où il s’arrête.'
      },
      {
        cases: ['CARD-04', 'CARD-05', 'CARD-06'],
        text: 'Par une carte, le prochain chemin de fer coûte deux fois le loyer habituel, s’il est à quelqu’un.'
      },
      {
        cases: ['CARD-07', 'CARD-08', 'CARD-09'],
        text: 'Par une carte, le prochain service public coûte dix fois un nouveau lancer. Ce lancer ne fait jamais avancer ton pion et ne compte jamais comme double.'
      },
      {
        cases: ['CARD-16', 'CARD-17', 'CARD-18'],
        text: 'Les paiements à tous les joueurs, ou par tous, comprennent ceux qui sont en prison et laissent de côté ceux qui sont en faillite.'
      }
    ]
  },
  {
    id: 'tax',
    title: 'Les impôts',
    lead: 'L’impôt sur le revenu est un choix entre deux sommes\u202f; la taxe de luxe est de 75\u00a0$.',
    rules: [
      {
        cases: ['TAX-01', 'TAX-04', 'TAX-07'],
        text: 'Choisis de payer 200\u00a0$ ou un dixième de tout ce que tu as. On choisit avant de compter, et l’on ne change plus d’avis.'
      },
      {
        cases: ['TAX-02', 'TAX-05', 'TAX-06', 'TAX-10'],
        text: 'On compte ton argent, le prix imprimé de tous tes titres, même sous hypothèque, et le coût de tes bâtiments. Les cartes de sortie ne comptent pas.'
      },
      {
        cases: ['TAX-03'],
        text: 'Un dixième qui ne tombe pas juste est arrondi au dollar supérieur.'
      },
      { cases: ['TAX-09'], text: 'La taxe de luxe est toujours de 75\u00a0$.' }
    ]
  },
  {
    id: 'jail',
    title: 'La prison',
    lead: 'On y va par la case, par une carte, ou après trois doubles de suite.',
    rules: [
      {
        cases: ['JAIL-01'],
        text: 'Un pion que son lancer arrête sur ce coin est en simple visite.'
      },
      {
        cases: ['JAIL-02', 'JAIL-03', 'JAIL-11'],
        text: 'À ton premier ou deuxième tour en prison, tu peux payer 50\u00a0$ ou rendre une carte de sortie avant de lancer\u202f; puis tu lances comme d’habitude.'
      },
      {
        cases: ['JAIL-04', 'JAIL-05'],
        text: 'Ou bien tu tentes ta chance aux dés\u202f: un double te libère et te fait avancer, mais ne donne pas d’autre lancer.'
      },
      {
        cases: ['JAIL-06', 'JAIL-07', 'JAIL-08'],
        text: 'Au troisième tour, il ne reste que la carte de sortie ou le lancer. Sans double, tu paies 50\u00a0$ et avances du total des dés.'
      },
      {
        cases: ['JAIL-09', 'JAIL-10'],
        text: 'Si tu ne peux pas payer aussitôt, tu réunis d’abord l’argent\u202f; si c’est impossible, tu es en faillite et tout va à la Banque.'
      },
      {
        cases: ['JAIL-13', 'RENT-10'],
        text: 'En prison, tu touches tes loyers, mises, construis, hypothèques et échanges comme toujours.'
      }
    ]
  },
  {
    id: 'building',
    title: 'Maisons et hôtels',
    lead: 'Qui possède un groupe entier peut y construire.',
    rules: [
      {
        cases: ['HOUSE-01', 'HOUSE-06', 'HOUSE-11'],
        text: 'Il te faut chaque terrain du groupe, et aucun ne doit être sous hypothèque. On ne construit que sur des rues.'
      },
      {
        cases: ['HOUSE-02', 'HOUSE-03'],
        text: 'Construis uniformément\u202f: aucun terrain ne doit avoir plus d’une maison d’avance sur un autre de son groupe.'
      },
      {
        cases: ['HOUSE-04', 'HOUSE-10'],
        text: 'Une maison coûte ce qui est imprimé sur son titre, payé aussitôt.'
      },
      {
        cases: ['HOTEL-01', 'HOTEL-03', 'HOTEL-04'],
        text: 'Quand chaque terrain du groupe a quatre maisons, tu peux les changer, terrain par terrain, contre un hôtel, pour le prix d’une maison de plus. Il y a un seul hôtel par terrain.'
      },
      {
        cases: ['HOUSE-07', 'HOUSE-08', 'HOUSE-12'],
        text: 'Tu peux construire au tour de n’importe qui, tant qu’il n’y a ni lancer, ni achat, ni impôt, ni dette, ni vente aux enchères à régler, et que tu ne dois rien toi-même.'
      },
      {
        cases: ['SHORTAGE-01', 'SHORTAGE-06', 'HOTEL-06'],
        text: 'La Banque a 32 maisons et 12 hôtels, pas un de plus. Quand tous sont sur le plateau, il faut attendre qu’il en revienne pour construire.'
      },
      {
        cases: ['HOTEL-07'],
        text: 'On ne saute pas les maisons\u202f: sans maisons à la Banque, pas de chemin vers l’hôtel.'
      }
    ]
  },
  {
    id: 'shortage',
    title: 'Quand les bâtiments manquent',
    lead: 'Si la Banque a moins de maisons ou d’hôtels qu’on en demande, ils vont à la mise la plus haute.',
    rules: [
      {
        cases: ['SHORTAGE-02', 'SHORTAGE-08'],
        text: 'On demande aux rivaux qui pourraient aussi construire combien ils en veulent. Une demande sans place pour construire ne compte pas.'
      },
      {
        cases: ['SHORTAGE-03', 'SHORTAGE-04'],
        text: 'Si l’on demande en tout plus qu’il n’y a, la Banque les met aux enchères un par un, à partir du prix imprimé.'
      },
      {
        cases: ['SHORTAGE-05'],
        text: 'Une demande peut baisser, jamais monter. Dès qu’il en reste assez pour tous, les autres coûtent le prix imprimé.'
      },
      {
        cases: ['SHORTAGE-07'],
        text: 'Les hôtels sont mis aux enchères de la même façon. Les maisons remplacées par un hôtel retournent à la Banque.'
      },
      {
        cases: ['SHORTAGE-09'],
        text: 'Ce qu’on a remporté se place sur un terrain qui peut le porter, et se revend plus tard à la moitié du prix imprimé.'
      }
    ]
  },
  {
    id: 'selling',
    title: 'Vendre des bâtiments',
    lead: 'La Banque reprend les bâtiments à la moitié de leur prix.',
    rules: [
      {
        cases: ['SELL-01', 'SELL-02'],
        text: 'Tu peux vendre quand tu peux construire, et chaque fois que tu dois payer. Ce qui reste doit être réparti uniformément.'
      },
      {
        cases: ['SELL-03', 'SELL-04'],
        text: 'Un hôtel est repris comme cinq maisons. Pour qu’il redevienne des maisons, il faut que la Banque les ait.'
      },
      {
        cases: ['SELL-05', 'SELL-07'],
        text: 'On peut vendre d’un coup tous les bâtiments d’un groupe.'
      },
      { cases: ['SELL-09'], text: 'On ne vend jamais de bâtiments à un autre joueur.' }
    ]
  },
  {
    id: 'deals',
    title: 'Les échanges',
    lead: 'Les joueurs peuvent échanger argent, titres et cartes de sortie comme ils en conviennent.',
    rules: [
      {
        cases: ['TRADE-01', 'TRADE-02', 'TRADE-09'],
        text: 'Il faut donner quelque chose des deux côtés. Promesses, prêts et passages gratuits ne s’échangent pas.'
      },
      {
        cases: ['TRADE-03'],
        text: 'Une rue ne peut s’échanger que s’il n’y a aucun bâtiment dans son groupe.'
      },
      {
        cases: ['TRADE-04', 'TRADE-05', 'TRADE-06', 'TRADE-07'],
        text: 'Qui reçoit un titre sous hypothèque la lève aussitôt, ou paie 10 pour cent maintenant et de nouveau autant, avec le prêt, plus tard.'
      },
      {
        cases: ['TRADE-10', 'TRADE-11', 'TRADE-12'],
        text: 'Qui a une dette ne peut échanger que si elle peut ensuite être payée en entier.'
      },
      {
        cases: ['TRADE-08'],
        text: 'Rien ne change de main avant l’accord de l’autre côté. Les offres en cours prennent fin au prochain lancer.'
      }
    ]
  },
  {
    id: 'mortgages',
    title: 'Les hypothèques',
    lead: 'Sur un titre retourné, la Banque prête la moitié du prix imprimé.',
    rules: [
      {
        cases: ['MORT-01', 'MORT-04'],
        text: 'Avant d’hypothéquer une rue, il faut vendre tous les bâtiments de son groupe.'
      },
      {
        cases: ['MORT-02', 'MORT-03', 'MORT-08'],
        text: 'Pour lever une hypothèque, paie le prêt et 10 pour cent en plus, arrondis au dollar supérieur.'
      },
      {
        cases: ['MORT-05', 'RENT-11'],
        text: 'Un titre sous hypothèque reste à toi et ne rapporte pas de loyer. Il compte toujours pour son groupe.'
      },
      {
        cases: ['MORT-09', 'MORT-11'],
        text: 'Tu peux hypothéquer au tour de n’importe qui, et aussi quand tu dois payer, ou veux acheter ou miser. On ne lève pas d’hypothèque tant qu’on a une dette.'
      }
    ]
  },
  {
    id: 'bankruptcy',
    title: 'La faillite et la fin',
    lead: 'Qui doit plus qu’il ne pourra jamais réunir est éliminé\u202f; le dernier qui reste gagne.',
    rules: [
      {
        cases: ['BANKRUPT-02', 'BANKRUPT-15'],
        text: 'Tant que bâtiments et hypothèques peuvent couvrir la dette, tu dois vendre et hypothéquer jusqu’à ce qu’elle soit payée. Personne ne peut abandonner avant.'
      },
      {
        cases: ['BANKRUPT-01', 'BANKRUPT-06', 'BANKRUPT-08'],
        text: 'Si tu dois à un autre joueur, il reçoit tout ce que tu as. Les bâtiments sont d’abord vendus à la Banque, à moitié prix.'
      },
      {
        cases: ['BANKRUPT-04', 'BANKRUPT-05'],
        text: 'Si tu dois à la Banque, tes titres sont libérés de leurs hypothèques et mis aux enchères un par un. Tu ne peux pas miser.'
      },
      {
        cases: ['BANKRUPT-09', 'BANKRUPT-10'],
        text: 'Qui reçoit ainsi un titre sous hypothèque la lève, ou paie aussitôt 10 pour cent.'
      },
      {
        cases: ['BANKRUPT-11', 'BANKRUPT-12'],
        text: 'Si une seule carte te fait devoir de l’argent à plusieurs joueurs, on les paie l’un après l’autre, en commençant à ta gauche.'
      },
      {
        cases: ['BANKRUPT-13', 'BANKRUPT-14', 'BANKRUPT-19'],
        text: 'Qui est en faillite quitte la partie. Le dernier joueur qui reste a gagné.'
      }
    ]
  },
  {
    id: 'ending',
    title: 'D’autres façons de finir',
    lead: 'On peut convenir d’une partie plus courte, d’une limite de temps, ou d’arrêter tant que tout le monde est encore ami.',
    rules: [
      {
        cases: ['SHORT-05', 'SHORT-08'],
        text: 'Dans la partie courte, la deuxième faillite met fin au jeu, et la plus grande fortune gagne. À fortune égale, on gagne ensemble.'
      },
      {
        cases: ['SHORT-07', 'TIME-02'],
        text: 'On compte l’argent, les titres au prix imprimé, ou à sa moitié sous hypothèque, et les bâtiments à leur coût.'
      },
      {
        cases: ['TIME-03', 'TIME-04'],
        text: 'Quand l’heure sonne, on finit le tour en cours et l’on règle ses dettes\u202f; puis on compte tout.'
      },
      {
        cases: ['TIME-06'],
        text: 'Tous ceux qui restent peuvent décider ensemble de finir maintenant\u202f; on compte de la même façon.'
      },
      {
        cases: ['BANKRUPT-17'],
        text: 'Qui se retire paie ses dettes et laisse le reste à la Banque, qui met les titres aux enchères.'
      }
    ]
  },
  {
    id: 'options',
    title: 'Les règles propres à la table',
    lead: 'Ce qui n’est pas dans les règles imprimées n’arrive que si la table l’a choisi avant la partie.',
    rules: [
      {
        cases: ['HOUSERULE-01', 'HOUSERULE-02', 'HOUSERULE-05'],
        text: 'Le Parc gratuit ne donne rien. Avec la cagnotte, taxes, amendes et paiements des cartes y attendent le prochain pion qui s’arrête.'
      },
      {
        cases: ['SHORT-01', 'HOUSERULE-07'],
        text: 'Des titres peuvent être distribués au début\u202f: deux à chaque joueur, qui les paie, ou tous, gratuits.'
      },
      {
        cases: ['SHORT-02', 'HOUSERULE-09'],
        text: 'Un hôtel peut être permis après trois maisons sur chaque terrain au lieu de quatre.'
      },
      {
        cases: ['HOUSERULE-10'],
        text: 'Ensemble, les options agissent comme chacune agit seule. Ce qu’une table a choisi ne change plus pendant la partie.'
      }
    ]
  },
  {
    id: 'table',
    title: 'Devant cet écran',
    lead: 'Quelques détails qu’un plateau de carton laisse à la famille.',
    rules: [
      {
        cases: ['SETUP-05'],
        text: 'À partir de six personnes, l’une d’elles peut tenir la banque sans avoir de place. Elle ouvre les enchères et fait tomber le marteau.'
      },
      {
        cases: ['UNDO-01', 'UNDO-02'],
        text: 'Si la table le permet, on peut annuler des coups. Le même coup redonne les mêmes dés et les mêmes cartes.'
      },
      {
        cases: ['AUCTION-04'],
        text: 'Qui ne pourrait pas dépasser une mise, même en réunissant tout son argent, passe automatiquement et le jeu le lui dit.'
      },
      {
        cases: ['INPUT-01'],
        text: 'Ce que les règles ne permettent pas est refusé avec sa raison, et ne change rien.'
      }
    ]
  }
]

/** The chapter of a name. */
export const chapterOf = (id: ChapterId): RuleChapter | undefined => chapters.find((one) => one.id === id)
