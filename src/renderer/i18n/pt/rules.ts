// The rules of play in Portuguese, by chapter. `cases` name the test cases that prove a rule; they are not shown.
import type { ChapterId, RuleChapter } from '../en/rules'

export const chapters: readonly RuleChapter[] = [
  {
    id: 'setup',
    title: 'Sentar à mesa',
    lead: 'De dois a oito jogadores começam com o mesmo dinheiro; os dados decidem quem joga primeiro.',
    rules: [
      {
        cases: ['SETUP-01'],
        text: 'Cada um põe uma peça na Partida e recebe 1500\u00a0$. Por lá estar no início ninguém recebe nada.'
      },
      {
        cases: ['SETUP-01', 'SETUP-07'],
        text: 'O Banco tem os 28 títulos de propriedade, 32 casas e 12 hotéis. No tabuleiro estão dois baralhos de 16 cartas.'
      },
      {
        cases: ['SETUP-03'],
        text: 'Cada jogador lança uma vez. Começa o lançamento mais alto, e o jogo segue para a esquerda.'
      },
      {
        cases: ['SETUP-04'],
        text: 'Quem empatar no lançamento mais alto lança outra vez, até alguém ficar à frente.'
      },
      { cases: ['SETUP-06'], text: 'Ao Banco nunca se acaba o dinheiro.' }
    ]
  },
  {
    id: 'turn',
    title: 'Um turno',
    lead: 'Lança os dois dados, anda o que saiu e trata do que o espaço pede.',
    rules: [
      {
        cases: ['TURN-01'],
        text: 'A tua peça anda tantos espaços como os dados mostram. O que o espaço pede trata-se antes de tudo o resto.'
      },
      {
        cases: ['TURN-02', 'TURN-08'],
        text: 'Um duplo dá outro lançamento, assim que tudo o que veio do primeiro estiver pago e decidido.'
      },
      {
        cases: ['TURN-03'],
        text: 'Com o terceiro duplo no mesmo turno não andas: vais para a prisão e o turno acaba.'
      },
      {
        cases: ['TURN-04', 'TURN-05'],
        text: 'Quem vai para a prisão, por espaço, carta ou duplos, já não lança nesse turno.'
      },
      { cases: ['TURN-09'], text: 'No mesmo espaço podem estar quantas peças houver.' }
    ]
  },
  {
    id: 'go',
    title: 'A Partida e o salário',
    lead: 'O Banco paga 200\u00a0$ cada vez que uma peça cai na Partida ou passa por ela.',
    rules: [
      {
        cases: ['GO-01', 'GO-02'],
        text: 'O salário paga-se uma vez por volta, quer caias na Partida, quer passes adiante.'
      },
      {
        cases: ['GO-03', 'GO-04', 'GO-05', 'GO-06'],
        text: 'Também se paga quando uma carta te leva até lá ou mais longe. Um lançamento e uma carta podem dá-lo duas vezes num turno.'
      },
      {
        cases: ['GO-07', 'GO-08'],
        text: 'A caminho da prisão não há salário. O que foi ganho antes continua teu.'
      }
    ]
  },
  {
    id: 'buy',
    title: 'Comprar um título',
    lead: 'Cai numa rua, ferrovia ou companhia que não seja de ninguém, e é tua pelo preço impresso.',
    rules: [
      {
        cases: ['BUY-01', 'BUY-02', 'BUY-06'],
        text: 'Só o jogador que lá caiu pode comprar ao preço impresso, e paga logo.'
      },
      {
        cases: ['BUY-03', 'BUY-04'],
        text: 'Se te falta dinheiro, podes primeiro hipotecar títulos ou vender edifícios que já tenhas.'
      },
      { cases: ['BUY-08'], text: 'Pode comprar-se desde o primeiro lançamento.' },
      {
        cases: ['AUCTION-01', 'AUCTION-06'],
        text: 'Se não comprares, o Banco leiloa logo o título.'
      }
    ]
  },
  {
    id: 'auction',
    title: 'Leilões',
    lead: 'Todos podem licitar, também o jogador que não quis comprar.',
    rules: [
      {
        cases: ['AUCTION-02', 'AUCTION-03', 'AUCTION-09'],
        text: 'O primeiro lance pode ser de um dólar. Cada lance tem de ser mais alto do que o anterior; não há limite máximo.'
      },
      {
        cases: ['AUCTION-01', 'AUCTION-08'],
        text: 'Começa a licitar quem está à esquerda do jogador que lá caiu, e segue-se à roda. Quem passa já não volta.'
      },
      {
        cases: ['AUCTION-04', 'AUCTION-05'],
        text: 'Podes licitar o dinheiro que tens em mão. Para mais, hipoteca ou vende primeiro ao Banco; os negócios têm de esperar.'
      },
      { cases: ['AUCTION-06'], text: 'Se ninguém licitar, o título fica no Banco.' },
      { cases: ['AUCTION-07'], text: 'Os jogadores na prisão podem licitar.' }
    ]
  },
  {
    id: 'rent',
    title: 'Aluguer',
    lead: 'Quem cai na propriedade de outra pessoa paga o que está impresso no título.',
    rules: [
      {
        cases: ['RENT-01', 'RENT-05'],
        text: 'Uma rua rende o aluguer impresso: sem edifícios, com uma a quatro casas, ou com um hotel.'
      },
      {
        cases: ['RENT-02', 'RENT-03', 'RENT-04'],
        text: 'Se o dono tem o grupo inteiro, as ruas sem edifícios rendem o dobro. Não importa que outra rua do grupo tenha hipoteca ou edifícios.'
      },
      {
        cases: ['RENT-06', 'RENT-07'],
        text: 'As ferrovias rendem 25\u00a0$, 50\u00a0$, 100\u00a0$ ou 200\u00a0$, conforme quantas o dono tiver. As hipotecadas contam.'
      },
      {
        cases: ['RENT-08', 'RENT-09'],
        text: 'Uma companhia rende quatro vezes o lançamento que te levou até lá, ou dez vezes se um jogador tiver as duas.'
      },
      { cases: ['RENT-10'], text: 'Um dono na prisão cobra aluguer.' },
      { cases: ['RENT-11', 'BUY-09'], text: 'Um título hipotecado não rende nada.' }
    ]
  },
  {
    id: 'claims',
    title: 'Pedir o aluguer',
    lead: 'Onde a mesa assim o escolheu, o aluguer só se paga se o dono o pedir a tempo.',
    rules: [
      {
        cases: ['RENT-12', 'RENT-13', 'RENT-14'],
        text: 'O dono tem de o pedir antes de o jogador seguinte, ou o segundo a seguir, lançar. Depois está perdido.'
      },
      {
        cases: ['RENT-16'],
        text: 'Deve-se o aluguer do momento em que se caiu ali, seja o que for que se construiu desde então.'
      },
      {
        cases: ['RENT-15', 'RENT-20'],
        text: 'Quem segue depois de um duplo ainda deve os alugueres do mesmo turno, se lhos pedirem.'
      },
      {
        cases: ['RENT-18'],
        text: 'A um jogador que saiu do jogo ninguém pode pedir nada.'
      }
    ]
  },
  {
    id: 'cards',
    title: 'Os dois baralhos',
    lead: 'Em Acaso ou Caixa comum, tira a carta de cima, faz o que ela diz e põe-na por baixo do baralho.',
    rules: [
      {
        cases: ['CARD-01'],
        text: 'Acabado o baralho, as cartas voltam pela mesma ordem.'
      },
      {
        cases: ['CARD-02', 'CARD-20'],
        text: 'Um indulto pode guardar-se até ser usado, ou dar-se a outro jogador num negócio.'
      },
      {
        cases: ['CARD-03', 'CARD-10', 'CARD-13', 'CARD-14'],
        text: 'Se uma carta move a tua peça, tratas também do espaço onde ela cai.'
      },
      {
        cases: ['CARD-04', 'CARD-05', 'CARD-06'],
        text: 'Se uma carta te manda para a próxima ferrovia e esta é de alguém, pagas o dobro do aluguer normal.'
      },
      {
        cases: ['CARD-07', 'CARD-08', 'CARD-09'],
        text: 'Se te manda para a próxima companhia, pagas dez vezes um lançamento novo. Esse lançamento nunca move a tua peça e nunca é um duplo.'
      },
      {
        cases: ['CARD-16', 'CARD-17', 'CARD-18'],
        text: 'Os pagamentos a todos os jogadores, ou de todos eles, incluem os que estão na prisão e deixam de fora quem foi à falência.'
      }
    ]
  },
  {
    id: 'tax',
    title: 'Impostos',
    lead: 'O imposto sobre rendimentos é uma escolha entre duas quantias; o de luxo são 75\u00a0$.',
    rules: [
      {
        cases: ['TAX-01', 'TAX-04', 'TAX-07'],
        text: 'Escolhe: pagar 200\u00a0$ ou um décimo de tudo o que vales. Escolhe-se antes de contar, e não se volta atrás.'
      },
      {
        cases: ['TAX-02', 'TAX-05', 'TAX-06', 'TAX-10'],
        text: 'O que vales é o teu dinheiro, o preço impresso de todos os teus títulos, mesmo hipotecados, e o custo dos teus edifícios. Os indultos não contam.'
      },
      { cases: ['TAX-03'], text: 'Um décimo que não seja um dólar certo arredonda-se para cima.' },
      { cases: ['TAX-09'], text: 'O imposto de luxo é sempre de 75\u00a0$.' }
    ]
  },
  {
    id: 'jail',
    title: 'A prisão',
    lead: 'Vai-se lá parar por causa do espaço, de uma carta ou de três duplos seguidos.',
    rules: [
      {
        cases: ['JAIL-01'],
        text: 'Uma peça que cai no canto com o seu lançamento está só de visita.'
      },
      {
        cases: ['JAIL-02', 'JAIL-03', 'JAIL-11'],
        text: 'No primeiro ou no segundo turno lá dentro podes pagar 50\u00a0$ ou entregar um indulto antes de lançar; depois lanças como de costume.'
      },
      {
        cases: ['JAIL-04', 'JAIL-05'],
        text: 'Ou tentas a sorte: um duplo liberta-te e andas o que saiu, mas não dá outro lançamento.'
      },
      {
        cases: ['JAIL-06', 'JAIL-07', 'JAIL-08'],
        text: 'No terceiro turno só resta um indulto ou o lançamento. Se não sair duplo, pagas 50\u00a0$ e andas o que os dados mostram.'
      },
      {
        cases: ['JAIL-09', 'JAIL-10'],
        text: 'Se não puderes pagar logo, juntas primeiro o dinheiro; se não o conseguires juntar, vais à falência e tudo passa para o Banco.'
      },
      {
        cases: ['JAIL-13', 'RENT-10'],
        text: 'Na prisão cobras aluguer, licitas, constróis, hipotecas e negoceias como sempre.'
      }
    ]
  },
  {
    id: 'building',
    title: 'Casas e hotéis',
    lead: 'Quem tem um grupo inteiro pode construir nele.',
    rules: [
      {
        cases: ['HOUSE-01', 'HOUSE-06', 'HOUSE-11'],
        text: 'Precisas de todas as ruas do grupo, e nenhuma pode ter hipoteca. Só as ruas têm edifícios.'
      },
      {
        cases: ['HOUSE-02', 'HOUSE-03'],
        text: 'Constrói por igual: nenhuma rua pode ter mais do que uma casa de avanço sobre outra do seu grupo.'
      },
      {
        cases: ['HOUSE-04', 'HOUSE-10'],
        text: 'Uma casa custa o que está impresso no título, pago logo em dinheiro.'
      },
      {
        cases: ['HOTEL-01', 'HOTEL-03', 'HOTEL-04'],
        text: 'Quando todas as ruas do grupo têm quatro casas, podes trocá-las, rua a rua, por um hotel, pelo preço de mais uma casa. Há um só hotel por rua.'
      },
      {
        cases: ['HOUSE-07', 'HOUSE-08', 'HOUSE-12'],
        text: 'Podes construir no turno de qualquer jogador, desde que não haja lançamento, compra, leilão, imposto ou dívida por resolver, e não enquanto tu tiveres dívidas.'
      },
      {
        cases: ['SHORTAGE-01', 'SHORTAGE-06', 'HOTEL-06'],
        text: 'O Banco tem 32 casas e 12 hotéis, e não mais. Quando estão todos no tabuleiro, a construção espera que alguns voltem.'
      },
      {
        cases: ['HOTEL-07'],
        text: 'Não se podem saltar as casas: sem casas no Banco não há caminho para um hotel.'
      }
    ]
  },
  {
    id: 'shortage',
    title: 'Quando faltam edifícios',
    lead: 'Se o Banco tem menos casas ou hotéis do que os jogadores querem, vão para o lance mais alto.',
    rules: [
      {
        cases: ['SHORTAGE-02', 'SHORTAGE-08'],
        text: 'Aos rivais que também poderiam construir pergunta-se quantos querem. Um pedido sem lugar para construir não conta.'
      },
      {
        cases: ['SHORTAGE-03', 'SHORTAGE-04'],
        text: 'Se todos juntos quiserem mais do que há, o Banco leiloa-os um a um, a partir do preço impresso.'
      },
      {
        cases: ['SHORTAGE-05'],
        text: 'Um pedido pode baixar, nunca subir. Assim que houver que chegue para todos, o resto custa o preço impresso.'
      },
      {
        cases: ['SHORTAGE-07'],
        text: 'Os hotéis leiloam-se da mesma maneira. As casas que um hotel substitui voltam ao Banco.'
      },
      {
        cases: ['SHORTAGE-09'],
        text: 'O que se ganhou coloca-se numa rua que o possa ter, e vende-se mais tarde por metade do preço impresso.'
      }
    ]
  },
  {
    id: 'selling',
    title: 'Vender edifícios',
    lead: 'O Banco fica com os edifícios por metade do preço.',
    rules: [
      {
        cases: ['SELL-01', 'SELL-02'],
        text: 'Podes vender nas alturas em que podes construir, e sempre que tenhas de pagar. O que fica tem de estar por igual.'
      },
      {
        cases: ['SELL-03', 'SELL-04'],
        text: 'Um hotel volta como cinco casas. Se é para voltar a ser casas, o Banco tem de as ter.'
      },
      {
        cases: ['SELL-05', 'SELL-07'],
        text: 'Podem vender-se de uma só vez todos os edifícios de um grupo.'
      },
      { cases: ['SELL-09'], text: 'Os edifícios nunca se vendem a outro jogador.' }
    ]
  },
  {
    id: 'deals',
    title: 'Negócios',
    lead: 'Os jogadores podem trocar dinheiro, títulos e indultos como combinarem.',
    rules: [
      {
        cases: ['TRADE-01', 'TRADE-02', 'TRADE-09'],
        text: 'Os dois lados têm de dar alguma coisa. Promessas, empréstimos e visitas grátis não se negoceiam.'
      },
      {
        cases: ['TRADE-03'],
        text: 'Uma rua só se pode negociar enquanto não houver edifícios no seu grupo.'
      },
      {
        cases: ['TRADE-04', 'TRADE-05', 'TRADE-06', 'TRADE-07'],
        text: 'Quem recebe um título hipotecado resgata-o logo, ou paga 10% agora e outro tanto com o empréstimo mais tarde.'
      },
      {
        cases: ['TRADE-10', 'TRADE-11', 'TRADE-12'],
        text: 'Quem tem uma dívida só pode negociar se depois a puder pagar por inteiro.'
      },
      {
        cases: ['TRADE-08'],
        text: 'Nada muda de mãos antes de o outro lado aceitar. As propostas em aberto acabam com o próximo lançamento.'
      }
    ]
  },
  {
    id: 'mortgages',
    title: 'Hipotecas',
    lead: 'O Banco empresta metade do preço impresso sobre um título que se vira.',
    rules: [
      {
        cases: ['MORT-01', 'MORT-04'],
        text: 'Antes de hipotecar uma rua têm de se vender todos os edifícios do seu grupo.'
      },
      {
        cases: ['MORT-02', 'MORT-03', 'MORT-08'],
        text: 'Para resgatar uma hipoteca paga-se o empréstimo e mais 10% dele, arredondados para cima até ao dólar.'
      },
      {
        cases: ['MORT-05', 'RENT-11'],
        text: 'Um título hipotecado continua teu e não rende aluguer. Ainda conta para o seu grupo.'
      },
      {
        cases: ['MORT-09', 'MORT-11'],
        text: 'Podes hipotecar no turno de qualquer jogador, e quando tens de pagar, comprar ou licitar. Não se resgata uma hipoteca enquanto se tem uma dívida.'
      }
    ]
  },
  {
    id: 'bankruptcy',
    title: 'A falência e o fim',
    lead: 'Quem deve mais do que alguma vez poderia juntar fica de fora; ganha o último que restar.',
    rules: [
      {
        cases: ['BANKRUPT-02', 'BANKRUPT-15'],
        text: 'Enquanto edifícios e hipotecas puderem cobrir a dívida, tens de vender e hipotecar até a pagar. Antes disso ninguém pode desistir.'
      },
      {
        cases: ['BANKRUPT-01', 'BANKRUPT-06', 'BANKRUPT-08'],
        text: 'Se o credor é outro jogador, recebe tudo o que tens. Os edifícios vendem-se antes ao Banco, a metade do preço.'
      },
      {
        cases: ['BANKRUPT-04', 'BANKRUPT-05'],
        text: 'Se o credor é o Banco, os teus títulos ficam livres de hipotecas e leiloam-se um a um. Tu não podes licitar.'
      },
      {
        cases: ['BANKRUPT-09', 'BANKRUPT-10'],
        text: 'Quem herda um título hipotecado resgata-o, ou paga logo 10%.'
      },
      {
        cases: ['BANKRUPT-11', 'BANKRUPT-12'],
        text: 'Se por uma carta deves a vários jogadores, pagas-lhes um depois do outro, a começar pela tua esquerda.'
      },
      {
        cases: ['BANKRUPT-13', 'BANKRUPT-14', 'BANKRUPT-19'],
        text: 'Quem vai à falência sai do jogo. O último jogador que resta ganhou.'
      }
    ]
  },
  {
    id: 'ending',
    title: 'Outras maneiras de acabar',
    lead: 'Uma mesa pode combinar um jogo mais curto, uma hora, ou parar enquanto todos ainda são amigos.',
    rules: [
      {
        cases: ['SHORT-05', 'SHORT-08'],
        text: 'No jogo curto, a segunda falência acaba-o e ganha quem tiver mais. Quem tiver o mesmo ganha em conjunto.'
      },
      {
        cases: ['SHORT-07', 'TIME-02'],
        text: 'Contam o dinheiro, os títulos ao preço impresso, os hipotecados a metade dele, e os edifícios ao seu custo.'
      },
      {
        cases: ['TIME-03', 'TIME-04'],
        text: 'Quando soa a hora, acaba-se o turno em curso e pagam-se as suas dívidas; depois conta-se tudo.'
      },
      {
        cases: ['TIME-06'],
        text: 'Todos os que restam podem concordar em acabar já o jogo; conta-se da mesma maneira.'
      },
      {
        cases: ['BANKRUPT-17'],
        text: 'Quem sai do jogo paga as suas dívidas e deixa o resto ao Banco, que leiloa os títulos.'
      }
    ]
  },
  {
    id: 'options',
    title: 'Regras próprias da mesa',
    lead: 'O que não está nas regras impressas só acontece onde a mesa o escolheu antes do jogo.',
    rules: [
      {
        cases: ['HOUSERULE-01', 'HOUSERULE-02', 'HOUSERULE-05'],
        text: 'A Parada livre não dá nada. Com o pote, impostos, multas e pagamentos de cartas esperam lá por quem primeiro lá cair.'
      },
      {
        cases: ['SHORT-01', 'HOUSERULE-07'],
        text: 'Os títulos podem distribuir-se no início: dois a cada jogador, que os paga, ou todos, de graça.'
      },
      {
        cases: ['SHORT-02', 'HOUSERULE-09'],
        text: 'Pode permitir-se um hotel depois de três casas em cada rua, em vez de quatro.'
      },
      {
        cases: ['HOUSERULE-10'],
        text: 'Juntas, as opções funcionam como cada uma por si. O que a mesa escolheu não se pode mudar durante o jogo.'
      }
    ]
  },
  {
    id: 'table',
    title: 'Neste ecrã',
    lead: 'Algumas coisas que um tabuleiro de cartão deixa à família.',
    rules: [
      {
        cases: ['SETUP-05'],
        text: 'A partir de seis pessoas, uma pode gerir o Banco sem ter lugar: abre os leilões e bate o martelo.'
      },
      {
        cases: ['UNDO-01', 'UNDO-02'],
        text: 'Se a mesa o permitir, as jogadas podem desfazer-se. A mesma jogada dá outra vez os mesmos dados e cartas.'
      },
      {
        cases: ['AUCTION-04'],
        text: 'Quem não pudesse cobrir um lance nem juntando todo o seu dinheiro fica logo fora do leilão, e isso é-lhe dito.'
      },
      {
        cases: ['INPUT-01'],
        text: 'O que as regras não permitem é recusado com o motivo, e nada muda.'
      }
    ]
  }
]

/** The chapter of a name. */
export const chapterOf = (id: ChapterId): RuleChapter | undefined => chapters.find((one) => one.id === id)
