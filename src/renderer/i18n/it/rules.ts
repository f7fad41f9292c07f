// The rules of play in our own words, by chapter. `cases` name the test cases that prove a rule; they are not shown.
import type { ChapterId, RuleChapter } from '../en/rules'

export const chapters: readonly RuleChapter[] = [
  {
    id: 'setup',
    title: 'Ci si siede',
    lead: 'Da due a otto giocatori partono con gli stessi soldi; i dadi decidono chi inizia.',
    rules: [
      {
        cases: ['SETUP-01'],
        text: 'Ognuno mette una pedina sul Via e riceve 1500\u00a0$. Stare lì all’inizio non porta stipendio.'
      },
      {
        cases: ['SETUP-01', 'SETUP-07'],
        text: 'La Banca custodisce i 28 contratti, 32 case e 12 alberghi. Sul tabellone ci sono due mazzi di 16 carte.'
      },
      {
        cases: ['SETUP-03'],
        text: 'Ogni giocatore tira una volta. Comincia il tiro più alto, e si prosegue verso sinistra.'
      },
      { cases: ['SETUP-04'], text: 'Chi è pari al primo posto tira ancora, finché uno è davanti.' },
      { cases: ['SETUP-06'], text: 'La Banca non resta mai senza soldi.' }
    ]
  },
  {
    id: 'turn',
    title: 'Un turno',
    lead: 'Tira i due dadi, avanza di tante caselle e fai quello che chiede la casella.',
    rules: [
      {
        cases: ['TURN-01'],
        text: 'La tua pedina avanza di tante caselle quante ne segnano i dadi. Quello che chiede la casella viene prima di tutto il resto.'
      },
      {
        cases: ['TURN-02', 'TURN-08'],
        text: 'Un doppio dà un altro tiro, appena è pagato e deciso tutto quello che viene dal primo.'
      },
      {
        cases: ['TURN-03'],
        text: 'Con il terzo doppio nello stesso turno non si avanza: vai in prigione e il tuo turno finisce.'
      },
      {
        cases: ['TURN-04', 'TURN-05'],
        text: 'Chi va in prigione, per una casella, una carta o i doppi, in quel turno non tira più.'
      },
      { cases: ['TURN-09'], text: 'Su una casella possono stare quante pedine si vuole.' }
    ]
  },
  {
    id: 'go',
    title: 'Il Via e lo stipendio',
    lead: 'La Banca paga 200\u00a0$ ogni volta che una pedina si ferma sul Via o ci passa.',
    rules: [
      {
        cases: ['GO-01', 'GO-02'],
        text: 'Lo stipendio si incassa una volta a giro, che ci si fermi sul Via o lo si superi.'
      },
      {
        cases: ['GO-03', 'GO-04', 'GO-05', 'GO-06'],
        text: 'Si incassa anche quando è una carta a portarti fin lì o più in là. Un tiro e una carta possono darlo due volte in un turno.'
      },
      {
        cases: ['GO-07', 'GO-08'],
        text: 'Sulla strada della prigione non c’è stipendio. Quello guadagnato prima resta tuo.'
      }
    ]
  },
  {
    id: 'buy',
    title: 'Comprare un contratto',
    lead: 'Fermati su un terreno, una ferrovia o una società che non è di nessuno, ed è tua al prezzo stampato.',
    rules: [
      {
        cases: ['BUY-01', 'BUY-02', 'BUY-06'],
        text: 'Solo chi si è fermato lì può comprare al prezzo stampato, e paga subito.'
      },
      {
        cases: ['BUY-03', 'BUY-04'],
        text: 'Se i contanti non bastano, puoi prima ipotecare contratti o vendere edifici che hai già.'
      },
      { cases: ['BUY-08'], text: 'Si può comprare fin dal primo tiro.' },
      {
        cases: ['AUCTION-01', 'AUCTION-06'],
        text: 'Se non compri, la Banca mette subito il contratto all’asta.'
      }
    ]
  },
  {
    id: 'auction',
    title: 'Aste',
    lead: 'Possono offrire tutti, anche chi non ha voluto comprare.',
    rules: [
      {
        cases: ['AUCTION-02', 'AUCTION-03', 'AUCTION-09'],
        text: 'La prima offerta può essere di un dollaro. Ogni offerta deve superare la precedente; un tetto non c’è.'
      },
      {
        cases: ['AUCTION-01', 'AUCTION-08'],
        text: 'Si comincia alla sinistra di chi si è fermato lì e si fa il giro del tavolo. Chi passa non rientra più.'
      },
      {
        cases: ['AUCTION-04', 'AUCTION-05'],
        text: 'Puoi offrire fin dove arrivano i tuoi contanti. Per averne di più, prima ipoteca o vendi alla Banca; gli scambi devono aspettare.'
      },
      { cases: ['AUCTION-06'], text: 'Se nessuno offre, il contratto resta alla Banca.' },
      { cases: ['AUCTION-07'], text: 'Anche chi è in prigione può offrire.' }
    ]
  },
  {
    id: 'rent',
    title: 'Affitto',
    lead: 'Chi si ferma sul contratto di un altro paga quello che c’è stampato.',
    rules: [
      {
        cases: ['RENT-01', 'RENT-05'],
        text: 'Un terreno rende l’affitto stampato: senza edifici, con una fino a quattro case, o con un albergo.'
      },
      {
        cases: ['RENT-02', 'RENT-03', 'RENT-04'],
        text: 'Se chi lo possiede ha il gruppo intero, i terreni senza edifici rendono il doppio. Non importa se un altro terreno del gruppo è ipotecato o edificato.'
      },
      {
        cases: ['RENT-06', 'RENT-07'],
        text: 'Le ferrovie rendono 25\u00a0$, 50\u00a0$, 100\u00a0$ o 200\u00a0$, secondo quante ne ha chi le possiede. Quelle ipotecate contano.'
      },
      {
        cases: ['RENT-08', 'RENT-09'],
        text: 'Una società rende quattro volte il tiro che ti ha portato lì, o dieci volte se le ha entrambe lo stesso giocatore.'
      },
      { cases: ['RENT-10'], text: 'Anche dalla prigione si riscuote l’affitto.' },
      { cases: ['RENT-11', 'BUY-09'], text: 'Un contratto ipotecato non rende nulla.' }
    ]
  },
  {
    id: 'claims',
    title: 'Chiedere l’affitto',
    lead: 'Dove il tavolo ha scelto così, l’affitto si paga solo se chi lo deve avere lo chiede in tempo.',
    rules: [
      {
        cases: ['RENT-12', 'RENT-13', 'RENT-14'],
        text: 'Va chiesto prima che tiri il prossimo giocatore, o quello dopo, come ha scelto il tavolo. Più tardi è perso.'
      },
      {
        cases: ['RENT-16'],
        text: 'È dovuto l’affitto del momento in cui ci si è fermati, qualunque cosa sia stata costruita dopo.'
      },
      {
        cases: ['RENT-15', 'RENT-20'],
        text: 'Chi riparte per un doppio deve ancora gli affitti dello stesso turno, se vengono chiesti.'
      },
      {
        cases: ['RENT-18'],
        text: 'A chi ha lasciato la partita nessuno può chiedere nulla.'
      }
    ]
  },
  {
    id: 'cards',
    title: 'I due mazzi',
    lead: 'Su Imprevisti o Cassa comune pesca la prima carta, fai quello che dice e mettila sotto il mazzo.',
    rules: [
      { cases: ['CARD-01'], text: 'Quando il mazzo ha fatto il giro, le carte tornano nello stesso ordine.' },
      {
        cases: ['CARD-02', 'CARD-20'],
        text: 'Una carta di scarcerazione si può tenere finché serve, o dare a un altro giocatore in uno scambio.'
      },
      {
        cases: ['CARD-03', 'CARD-10', 'CARD-13', 'CARD-14'],
        text: 'Se una carta muove la tua pedina, vale la casella su cui si ferma.'
      },
      {
        cases: ['CARD-04', 'CARD-05', 'CARD-06'],
        text: 'Se una carta ti manda alla prossima ferrovia e questa è di qualcuno, paghi il doppio dell’affitto normale.'
      },
      {
        cases: ['CARD-07', 'CARD-08', 'CARD-09'],
        text: 'Se ti manda alla prossima società, paghi dieci volte un nuovo tiro. Quel tiro non muove mai la pedina e non è mai un doppio.'
      },
      {
        cases: ['CARD-16', 'CARD-17', 'CARD-18'],
        text: 'I pagamenti a tutti o da tutti i giocatori comprendono chi è in prigione ed escludono chi è in bancarotta.'
      }
    ]
  },
  {
    id: 'tax',
    title: 'Tasse',
    lead: 'Per la tassa sul reddito si sceglie tra due somme; la tassa di lusso è di 75\u00a0$.',
    rules: [
      {
        cases: ['TAX-01', 'TAX-04', 'TAX-07'],
        text: 'Scegli se pagare 200\u00a0$ o un decimo di tutto quello che vali. Si sceglie prima di contare, e non si cambia idea.'
      },
      {
        cases: ['TAX-02', 'TAX-05', 'TAX-06', 'TAX-10'],
        text: 'Contano i tuoi contanti, il prezzo stampato di tutti i tuoi contratti, anche ipotecati, e quanto sono costati i tuoi edifici. Le carte di scarcerazione non contano nulla.'
      },
      { cases: ['TAX-03'], text: 'Un decimo che non è un dollaro intero si arrotonda per eccesso.' },
      { cases: ['TAX-09'], text: 'La tassa di lusso è sempre di 75\u00a0$.' }
    ]
  },
  {
    id: 'jail',
    title: 'La prigione',
    lead: 'Ti ci manda la casella, una carta, o tre doppi di fila.',
    rules: [
      { cases: ['JAIL-01'], text: 'Una pedina che arriva su quell’angolo con il suo tiro è solo in visita.' },
      {
        cases: ['JAIL-02', 'JAIL-03', 'JAIL-11'],
        text: 'Al primo o al secondo turno in prigione puoi pagare 50\u00a0$ o consegnare una carta di scarcerazione prima di tirare; poi tiri come sempre.'
      },
      {
        cases: ['JAIL-04', 'JAIL-05'],
        text: 'Oppure ti affidi ai dadi: un doppio ti libera e ti fa avanzare, ma non dà un altro tiro.'
      },
      {
        cases: ['JAIL-06', 'JAIL-07', 'JAIL-08'],
        text: 'Al terzo turno resta solo la carta di scarcerazione o il tiro. Se non è un doppio, paghi 50\u00a0$ e avanzi di quanto segnano i dadi.'
      },
      {
        cases: ['JAIL-09', 'JAIL-10'],
        text: 'Se non puoi pagare subito, prima fai cassa; se non ci riesci, vai in bancarotta e tutto passa alla Banca.'
      },
      {
        cases: ['JAIL-13', 'RENT-10'],
        text: 'In prigione riscuoti affitti, offri, costruisci, ipotechi e scambi come sempre.'
      }
    ]
  },
  {
    id: 'building',
    title: 'Case e alberghi',
    lead: 'Chi possiede un gruppo intero può costruirci.',
    rules: [
      {
        cases: ['HOUSE-01', 'HOUSE-06', 'HOUSE-11'],
        text: 'Ti servono tutti i terreni del gruppo, e nessuno può essere ipotecato. Si costruisce solo sui terreni.'
      },
      {
        cases: ['HOUSE-02', 'HOUSE-03'],
        text: 'Costruisci in modo uniforme: nessun terreno può superare di più di una casa un altro del suo gruppo.'
      },
      {
        cases: ['HOUSE-04', 'HOUSE-10'],
        text: 'Una casa costa quanto è stampato sul suo contratto, da pagare subito in contanti.'
      },
      {
        cases: ['HOTEL-01', 'HOTEL-03', 'HOTEL-04'],
        text: 'Quando tutti i terreni del gruppo hanno quattro case, puoi sostituirle, terreno per terreno, con un albergo, al prezzo di un’altra casa. Su ogni terreno sta un solo albergo.'
      },
      {
        cases: ['HOUSE-07', 'HOUSE-08', 'HOUSE-12'],
        text: 'Puoi costruire nel turno di chiunque, purché non siano in sospeso tiri, acquisti, aste, tasse o debiti, e non finché sei tu a dovere qualcosa.'
      },
      {
        cases: ['SHORTAGE-01', 'SHORTAGE-06', 'HOTEL-06'],
        text: 'La Banca ha 32 case e 12 alberghi e non di più. Quando sono tutti sul tabellone, si aspetta che ne torni qualcuno.'
      },
      {
        cases: ['HOTEL-07'],
        text: 'Le case non si saltano: senza case alla Banca non si arriva a un albergo.'
      }
    ]
  },
  {
    id: 'shortage',
    title: 'Quando gli edifici scarseggiano',
    lead: 'Se la Banca ha meno case o alberghi di quanti se ne vogliono, vanno a chi offre di più.',
    rules: [
      {
        cases: ['SHORTAGE-02', 'SHORTAGE-08'],
        text: 'Ai rivali che potrebbero costruire anche loro si chiede quanti ne vogliono. Una richiesta senza un posto dove costruire non conta.'
      },
      {
        cases: ['SHORTAGE-03', 'SHORTAGE-04'],
        text: 'Se in tutto se ne vogliono più di quanti ce ne sono, la Banca li mette all’asta uno alla volta, a partire dal prezzo stampato.'
      },
      {
        cases: ['SHORTAGE-05'],
        text: 'Una richiesta si può abbassare, mai alzare. Appena quelli rimasti bastano per tutti, costano il prezzo stampato.'
      },
      {
        cases: ['SHORTAGE-07'],
        text: 'Gli alberghi vanno all’asta allo stesso modo. Le case sotto un albergo tornano alla Banca.'
      },
      {
        cases: ['SHORTAGE-09'],
        text: 'Quello che si è vinto va messo su un terreno che può averlo, e più tardi si vende a metà del prezzo stampato.'
      }
    ]
  },
  {
    id: 'selling',
    title: 'Vendere edifici',
    lead: 'La Banca riprende gli edifici a metà prezzo.',
    rules: [
      {
        cases: ['SELL-01', 'SELL-02'],
        text: 'Puoi vendere quando si può costruire, e ogni volta che devi pagare. Quello che resta dev’essere uniforme.'
      },
      {
        cases: ['SELL-03', 'SELL-04'],
        text: 'Un albergo torna indietro come cinque case. Se deve ridiventare case, la Banca deve averle.'
      },
      {
        cases: ['SELL-05', 'SELL-07'],
        text: 'Tutti gli edifici di un gruppo si possono vendere in una volta sola.'
      },
      { cases: ['SELL-09'], text: 'Gli edifici non si vendono mai a un altro giocatore.' }
    ]
  },
  {
    id: 'deals',
    title: 'Scambi',
    lead: 'I giocatori possono scambiarsi contanti, contratti e carte di scarcerazione come preferiscono.',
    rules: [
      {
        cases: ['TRADE-01', 'TRADE-02', 'TRADE-09'],
        text: 'Tutte e due le parti devono dare qualcosa. Promesse, prestiti e soste gratis non si scambiano.'
      },
      {
        cases: ['TRADE-03'],
        text: 'Un terreno si può scambiare solo finché non ci sono edifici nel suo gruppo.'
      },
      {
        cases: ['TRADE-04', 'TRADE-05', 'TRADE-06', 'TRADE-07'],
        text: 'Chi riceve un contratto ipotecato lo riscatta subito, o paga ora il 10% e più tardi altrettanto, insieme al prestito.'
      },
      {
        cases: ['TRADE-10', 'TRADE-11', 'TRADE-12'],
        text: 'Chi ha un debito può fare uno scambio solo se dopo il debito si può pagare per intero.'
      },
      {
        cases: ['TRADE-08'],
        text: 'Nulla cambia di mano prima che l’altra parte accetti. Le proposte aperte decadono con il tiro successivo.'
      }
    ]
  },
  {
    id: 'mortgages',
    title: 'Ipoteche',
    lead: 'La Banca presta metà del prezzo stampato su un contratto girato.',
    rules: [
      {
        cases: ['MORT-01', 'MORT-04'],
        text: 'Prima di ipotecare un terreno bisogna vendere tutti gli edifici del suo gruppo.'
      },
      {
        cases: ['MORT-02', 'MORT-03', 'MORT-08'],
        text: 'Per riscattare si paga il prestito più il 10% del prestito, arrotondato per eccesso al dollaro intero.'
      },
      {
        cases: ['MORT-05', 'RENT-11'],
        text: 'Un contratto ipotecato resta tuo e non rende affitto. Per il suo gruppo conta ancora.'
      },
      {
        cases: ['MORT-09', 'MORT-11'],
        text: 'Puoi ipotecare nel turno di chiunque, e mentre devi pagare, comprare o offrire. Finché hai un debito, un’ipoteca non si può riscattare.'
      }
    ]
  },
  {
    id: 'bankruptcy',
    title: 'La bancarotta e la fine',
    lead: 'Chi deve più di quanto potrebbe mai mettere insieme è fuori; l’ultimo rimasto vince.',
    rules: [
      {
        cases: ['BANKRUPT-02', 'BANKRUPT-15'],
        text: 'Finché edifici e ipoteche possono coprire il debito, devi vendere e ipotecare fino a pagarlo. Nessuno può arrendersi prima.'
      },
      {
        cases: ['BANKRUPT-01', 'BANKRUPT-06', 'BANKRUPT-08'],
        text: 'Se il debito è con un altro giocatore, a lui va tutto quello che hai. Prima gli edifici si vendono alla Banca, a metà prezzo.'
      },
      {
        cases: ['BANKRUPT-04', 'BANKRUPT-05'],
        text: 'Se il debito è con la Banca, i tuoi contratti vengono liberati dalle ipoteche e messi all’asta uno alla volta. Tu non puoi offrire.'
      },
      {
        cases: ['BANKRUPT-09', 'BANKRUPT-10'],
        text: 'Chi eredita un contratto ipotecato lo riscatta, o paga subito il 10%.'
      },
      {
        cases: ['BANKRUPT-11', 'BANKRUPT-12'],
        text: 'Se per una sola carta devi pagare più giocatori, si pagano uno dopo l’altro, cominciando alla tua sinistra.'
      },
      {
        cases: ['BANKRUPT-13', 'BANKRUPT-14', 'BANKRUPT-19'],
        text: 'Chi è in bancarotta lascia la partita. L’ultimo giocatore rimasto ha vinto.'
      }
    ]
  },
  {
    id: 'ending',
    title: 'Altri modi di finire',
    lead: 'Un tavolo può accordarsi per una partita più breve, per un’ora, o per smettere finché si è ancora tutti amici.',
    rules: [
      {
        cases: ['SHORT-05', 'SHORT-08'],
        text: 'Nella partita breve la seconda bancarotta è la fine, e vince chi ha di più. Chi è alla pari vince insieme.'
      },
      {
        cases: ['SHORT-07', 'TIME-02'],
        text: 'Si contano i contanti, i contratti al prezzo stampato, quelli ipotecati a metà, e gli edifici a quanto sono costati.'
      },
      {
        cases: ['TIME-03', 'TIME-04'],
        text: 'Quando scocca l’ora si finisce il turno in corso e si sistemano i suoi debiti; poi si conta tutto.'
      },
      {
        cases: ['TIME-06'],
        text: 'Tutti quelli rimasti possono accordarsi per finire subito; si conta allo stesso modo.'
      },
      {
        cases: ['BANKRUPT-17'],
        text: 'Chi abbandona paga i suoi debiti e lascia il resto alla Banca, che mette all’asta i contratti.'
      }
    ]
  },
  {
    id: 'options',
    title: 'Regole di un tavolo',
    lead: 'Quello che non sta nelle regole stampate succede solo dove il tavolo l’ha scelto prima della partita.',
    rules: [
      {
        cases: ['HOUSERULE-01', 'HOUSERULE-02', 'HOUSERULE-05'],
        text: 'La Sosta libera non dà nulla. Con il piatto, tasse, multe e pagamenti delle carte aspettano lì il prossimo che si ferma.'
      },
      {
        cases: ['SHORT-01', 'HOUSERULE-07'],
        text: 'All’inizio si possono distribuire contratti: due a ogni giocatore, che li paga, o tutti, gratis.'
      },
      {
        cases: ['SHORT-02', 'HOUSERULE-09'],
        text: 'Un albergo si può permettere dopo tre case su ogni terreno invece di quattro.'
      },
      {
        cases: ['HOUSERULE-10'],
        text: 'Le opzioni funzionano insieme come ciascuna da sola. Quello che un tavolo ha scelto non si cambia durante la partita.'
      }
    ]
  },
  {
    id: 'table',
    title: 'A questo schermo',
    lead: 'Qualche cosa che un tabellone di cartone lascia decidere alla famiglia.',
    rules: [
      {
        cases: ['SETUP-05'],
        text: 'Da sei persone in su, una può tenere la Banca senza un posto: apre le aste e batte il martelletto.'
      },
      {
        cases: ['UNDO-01', 'UNDO-02'],
        text: 'Se il tavolo lo permette, le mosse si possono annullare. La stessa mossa dà di nuovo gli stessi dadi e le stesse carte.'
      },
      {
        cases: ['AUCTION-04'],
        text: 'Chi non potrebbe superare un’offerta nemmeno facendo cassa con tutto è subito fuori dall’asta, e gli viene detto.'
      },
      {
        cases: ['INPUT-01'],
        text: 'Quello che le regole non permettono viene rifiutato, con il motivo, e non cambia nulla.'
      }
    ]
  }
]

/** The chapter of a name. */
export const chapterOf = (id: ChapterId): RuleChapter | undefined => chapters.find((one) => one.id === id)
