// The rules of play in our own German words, by chapter. `cases` name the test cases that prove a rule; they are not shown.
import type { ChapterId, RuleChapter } from '../en/rules'

export const chapters: readonly RuleChapter[] = [
  {
    id: 'setup',
    title: 'Platz nehmen',
    lead: 'Zwei bis acht beginnen mit gleich viel Geld; die Würfel entscheiden, wer anfängt.',
    rules: [
      {
        cases: ['SETUP-01'],
        text: 'Alle stellen eine Figur auf Los und bekommen 1.500\u00a0$. Dafür, dass sie am Anfang dort steht, gibt es nichts.'
      },
      {
        cases: ['SETUP-01', 'SETUP-07'],
        text: 'Die Bank hat die 28 Urkunden, 32 Häuser und 12 Hotels. Auf dem Spielplan liegen zwei Stapel mit je 16 Karten.'
      },
      {
        cases: ['SETUP-03'],
        text: 'Alle würfeln einmal. Der höchste Wurf beginnt, dann geht es im Uhrzeigersinn weiter.'
      },
      {
        cases: ['SETUP-04'],
        text: 'Wer beim höchsten Wurf gleichauf liegt, würfelt noch einmal, bis jemand vorn liegt.'
      },
      { cases: ['SETUP-06'], text: 'Der Bank geht das Geld nie aus.' }
    ]
  },
  {
    id: 'turn',
    title: 'Ein Zug',
    lead: 'Wirf beide Würfel, zieh so weit, und erledige, was das Feld verlangt.',
    rules: [
      {
        cases: ['TURN-01'],
        text: 'Deine Figur zieht so viele Felder, wie die Würfel zeigen. Was das Feld verlangt, wird vor allem anderen erledigt.'
      },
      {
        cases: ['TURN-02', 'TURN-08'],
        text: 'Ein Pasch bringt einen weiteren Wurf, sobald alles aus dem ersten bezahlt und entschieden ist.'
      },
      {
        cases: ['TURN-03'],
        text: 'Ein dritter Pasch im selben Zug wird nicht gezogen: Du kommst ins Gefängnis, und dein Zug ist vorbei.'
      },
      {
        cases: ['TURN-04', 'TURN-05'],
        text: 'Wer durch ein Feld, eine Karte oder Pasche ins Gefängnis kommt, würfelt in diesem Zug nicht mehr.'
      },
      { cases: ['TURN-09'], text: 'Auf einem Feld dürfen beliebig viele Figuren stehen.' }
    ]
  },
  {
    id: 'go',
    title: 'Los und das Gehalt',
    lead: 'Die Bank zahlt jedes Mal 200\u00a0$, wenn eine Figur auf Los landet oder darüber hinwegzieht.',
    rules: [
      {
        cases: ['GO-01', 'GO-02'],
        text: 'Das Gehalt gibt es einmal je Runde, ob du auf Los stehen bleibst oder vorbeiziehst.'
      },
      {
        cases: ['GO-03', 'GO-04', 'GO-05', 'GO-06'],
        text: 'Du bekommst es auch, wenn eine Karte dich dorthin oder darüber hinaus bringt. Wurf und Karte können es in einem Zug zweimal einbringen.'
      },
      {
        cases: ['GO-07', 'GO-08'],
        text: 'Auf dem Weg ins Gefängnis gibt es kein Gehalt. Was du vorher verdient hast, bleibt deins.'
      }
    ]
  },
  {
    id: 'buy',
    title: 'Eine Urkunde kaufen',
    lead: 'Lande auf einer Straße, einer Bahnlinie oder einem Werk, das noch niemandem gehört, und zum Kaufpreis ist es deins.',
    rules: [
      {
        cases: ['BUY-01', 'BUY-02', 'BUY-06'],
        text: 'Zum aufgedruckten Kaufpreis darf nur kaufen, wer dort gelandet ist; gezahlt wird sofort.'
      },
      {
        cases: ['BUY-03', 'BUY-04'],
        text: 'Reicht dein Bargeld nicht, darfst du erst Hypotheken aufnehmen oder Gebäude verkaufen, die du schon hast.'
      },
      { cases: ['BUY-08'], text: 'Gekauft werden darf vom allerersten Wurf an.' },
      {
        cases: ['AUCTION-01', 'AUCTION-06'],
        text: 'Kaufst du nicht, versteigert die Bank die Urkunde sofort.'
      }
    ]
  },
  {
    id: 'auction',
    title: 'Versteigerungen',
    lead: 'Alle dürfen bieten, auch wer nicht kaufen wollte.',
    rules: [
      {
        cases: ['AUCTION-02', 'AUCTION-03', 'AUCTION-09'],
        text: 'Das erste Gebot darf ein Dollar sein. Jedes Gebot muss höher sein als das letzte; eine obere Grenze gibt es nicht.'
      },
      {
        cases: ['AUCTION-01', 'AUCTION-08'],
        text: 'Das Bieten beginnt links neben dem Platz, dessen Figur dort gelandet ist, und geht reihum. Wer passt, ist raus.'
      },
      {
        cases: ['AUCTION-04', 'AUCTION-05'],
        text: 'Du darfst so viel bieten, wie du bar hast. Für mehr nimm erst Hypotheken auf oder verkaufe an die Bank; gehandelt wird so lange nicht.'
      },
      { cases: ['AUCTION-06'], text: 'Bietet niemand, bleibt die Urkunde bei der Bank.' },
      { cases: ['AUCTION-07'], text: 'Auch im Gefängnis darf man bieten.' }
    ]
  },
  {
    id: 'rent',
    title: 'Miete',
    lead: 'Wer auf einer fremden Urkunde landet, zahlt, was darauf gedruckt steht.',
    rules: [
      {
        cases: ['RENT-01', 'RENT-05'],
        text: 'Eine Straße bringt ihre gedruckte Miete: unbebaut, mit einem bis vier Häusern oder mit einem Hotel.'
      },
      {
        cases: ['RENT-02', 'RENT-03', 'RENT-04'],
        text: 'Wem die ganze Gruppe gehört, der bekommt für unbebaute Grundstücke das Doppelte. Ob ein anderes Grundstück der Gruppe bebaut ist oder eine Hypothek trägt, ist gleich.'
      },
      {
        cases: ['RENT-06', 'RENT-07'],
        text: 'Bahnlinien bringen 25\u00a0$, 50\u00a0$, 100\u00a0$ oder 200\u00a0$, je nachdem, wie viele davon in einer Hand sind. Auch die mit Hypothek zählen.'
      },
      {
        cases: ['RENT-08', 'RENT-09'],
        text: 'Ein Werk bringt das Vierfache des Wurfs, mit dem du dorthin gekommen bist, oder das Zehnfache, wenn beide in einer Hand sind.'
      },
      { cases: ['RENT-10'], text: 'Auch wer im Gefängnis sitzt, kassiert Miete.' },
      { cases: ['RENT-11', 'BUY-09'], text: 'Eine Urkunde mit Hypothek bringt nichts.' }
    ]
  },
  {
    id: 'claims',
    title: 'Miete verlangen',
    lead: 'Hat der Tisch es so gewählt, wird Miete nur gezahlt, wenn sie rechtzeitig verlangt wird.',
    rules: [
      {
        cases: ['RENT-12', 'RENT-13', 'RENT-14'],
        text: 'Verlangt werden muss sie, bevor die nächste oder, je nach Wahl, die übernächste Person würfelt. Danach ist sie verloren.'
      },
      {
        cases: ['RENT-16'],
        text: 'Fällig ist die Miete, die beim Landen galt, ganz gleich, was seither gebaut wurde.'
      },
      {
        cases: ['RENT-15', 'RENT-20'],
        text: 'Wer nach einem Pasch weiterzieht, schuldet die Mieten desselben Zuges immer noch, wenn sie verlangt werden.'
      },
      {
        cases: ['RENT-18'],
        text: 'Von jemandem, der nicht mehr im Spiel ist, kann niemand etwas verlangen.'
      }
    ]
  },
  {
    id: 'cards',
    title: 'Die zwei Stapel',
    lead: 'Auf Zufall oder Stadtkasse zieh die oberste Karte, tu, was sie sagt, und leg sie unter den Stapel.',
    rules: [
      {
        cases: ['CARD-01'],
        text: 'Ist der Stapel einmal durch, kommen die Karten in derselben Reihenfolge wieder.'
      },
      {
        cases: ['CARD-02', 'CARD-20'],
        text: 'Eine Freikarte darf man behalten, bis man sie nutzt, oder in einem Handel weitergeben.'
      },
      {
        cases: ['CARD-03', 'CARD-10', 'CARD-13', 'CARD-14'],
        text: 'Bewegt eine Karte deine Figur, erledigst du auch das Feld, auf dem sie stehen bleibt.'
      },
      {
        cases: ['CARD-04', 'CARD-05', 'CARD-06'],
        text: 'Die nächste Bahnlinie kostet durch eine Karte die doppelte Miete, wenn sie jemandem gehört.'
      },
      {
        cases: ['CARD-07', 'CARD-08', 'CARD-09'],
        text: 'Das nächste Werk kostet durch eine Karte das Zehnfache eines neuen Wurfs. Dieser Wurf bewegt deine Figur nie und gilt nie als Pasch.'
      },
      {
        cases: ['CARD-16', 'CARD-17', 'CARD-18'],
        text: 'Bei Zahlungen an alle oder von allen zählt mit, wer im Gefängnis sitzt, aber nicht, wer pleite ist.'
      }
    ]
  },
  {
    id: 'tax',
    title: 'Steuern',
    lead: 'Bei der Einkommensteuer hast du die Wahl zwischen zwei Beträgen; die Luxussteuer beträgt 75\u00a0$.',
    rules: [
      {
        cases: ['TAX-01', 'TAX-04', 'TAX-07'],
        text: 'Wähle: 200\u00a0$ oder ein Zehntel von allem, was du hast. Du wählst, bevor du zählst, und dabei bleibt es.'
      },
      {
        cases: ['TAX-02', 'TAX-05', 'TAX-06', 'TAX-10'],
        text: 'Es zählen dein Bargeld, die Kaufpreise all deiner Urkunden, auch derer mit Hypothek, und die Baukosten deiner Gebäude. Freikarten zählen nicht.'
      },
      {
        cases: ['TAX-03'],
        text: 'Ein Zehntel, das keinen ganzen Dollar ergibt, wird aufgerundet.'
      },
      { cases: ['TAX-09'], text: 'Die Luxussteuer beträgt immer 75\u00a0$.' }
    ]
  },
  {
    id: 'jail',
    title: 'Gefängnis',
    lead: 'Dorthin schicken dich das Feld, eine Karte oder drei Pasche hintereinander.',
    rules: [
      {
        cases: ['JAIL-01'],
        text: 'Wer mit einem Wurf auf dieser Ecke landet, ist nur zu Besuch.'
      },
      {
        cases: ['JAIL-02', 'JAIL-03', 'JAIL-11'],
        text: 'Im ersten oder zweiten Zug drinnen darfst du vor dem Würfeln 50\u00a0$ zahlen oder eine Freikarte abgeben; dann würfelst du wie sonst.'
      },
      {
        cases: ['JAIL-04', 'JAIL-05'],
        text: 'Oder du würfelst um die Freiheit: Ein Pasch lässt dich frei und wird gezogen, bringt aber keinen weiteren Wurf.'
      },
      {
        cases: ['JAIL-06', 'JAIL-07', 'JAIL-08'],
        text: 'Im dritten Zug bleiben nur Freikarte oder Wurf. Ist es kein Pasch, zahlst du 50\u00a0$ und ziehst, so weit die Würfel zeigen.'
      },
      {
        cases: ['JAIL-09', 'JAIL-10'],
        text: 'Kannst du nicht gleich zahlen, treibst du erst das Geld auf; gelingt das nicht, bist du pleite, und alles geht an die Bank.'
      },
      {
        cases: ['JAIL-13', 'RENT-10'],
        text: 'Im Gefängnis kassierst du Miete, bietest, baust, handelst und nimmst Hypotheken auf wie immer.'
      }
    ]
  },
  {
    id: 'building',
    title: 'Häuser und Hotels',
    lead: 'Wem eine ganze Gruppe gehört, der darf darauf bauen.',
    rules: [
      {
        cases: ['HOUSE-01', 'HOUSE-06', 'HOUSE-11'],
        text: 'Du brauchst jedes Grundstück der Gruppe, und keines davon darf eine Hypothek tragen. Gebaut wird nur auf Straßen.'
      },
      {
        cases: ['HOUSE-02', 'HOUSE-03'],
        text: 'Baue gleichmäßig: Kein Grundstück darf einem anderen seiner Gruppe um mehr als ein Haus voraus sein.'
      },
      {
        cases: ['HOUSE-04', 'HOUSE-10'],
        text: 'Ein Haus kostet, was auf seiner Urkunde steht, sofort und bar.'
      },
      {
        cases: ['HOTEL-01', 'HOTEL-03', 'HOTEL-04'],
        text: 'Stehen auf jedem Grundstück der Gruppe vier Häuser, darfst du sie Grundstück für Grundstück zum Preis eines weiteren Hauses gegen ein Hotel tauschen. Auf ein Grundstück passt ein Hotel.'
      },
      {
        cases: ['HOUSE-07', 'HOUSE-08', 'HOUSE-12'],
        text: 'Bauen darfst du in jedem Zug, auch dem der anderen, solange kein Wurf, kein Kauf, keine Versteigerung, keine Steuer und keine Schuld offen ist und du selbst nichts schuldest.'
      },
      {
        cases: ['SHORTAGE-01', 'SHORTAGE-06', 'HOTEL-06'],
        text: 'Die Bank hat 32 Häuser und 12 Hotels, mehr nicht. Stehen sie alle auf dem Spielplan, wartet das Bauen, bis welche zurückkommen.'
      },
      {
        cases: ['HOTEL-07'],
        text: 'Häuser lassen sich nicht überspringen: Ohne Häuser in der Bank führt kein Weg zum Hotel.'
      }
    ]
  },
  {
    id: 'shortage',
    title: 'Wenn Gebäude knapp sind',
    lead: 'Hat die Bank weniger Häuser oder Hotels, als gewünscht werden, gehen sie an das höchste Gebot.',
    rules: [
      {
        cases: ['SHORTAGE-02', 'SHORTAGE-08'],
        text: 'Wer auch bauen könnte, wird gefragt, wie viele es sein sollen. Ein Wunsch ohne Platz zum Bauen zählt nicht.'
      },
      {
        cases: ['SHORTAGE-03', 'SHORTAGE-04'],
        text: 'Wollen alle zusammen mehr, als da sind, versteigert die Bank sie Stück für Stück, vom gedruckten Preis an.'
      },
      {
        cases: ['SHORTAGE-05'],
        text: 'Ein Wunsch darf gesenkt, aber nie erhöht werden. Sobald genug für alle da sind, kosten die übrigen den gedruckten Preis.'
      },
      {
        cases: ['SHORTAGE-07'],
        text: 'Hotels werden ebenso versteigert. Die Häuser unter einem Hotel gehen zurück an die Bank.'
      },
      {
        cases: ['SHORTAGE-09'],
        text: 'Was ersteigert ist, kommt auf ein Grundstück, das es tragen darf, und wird später für den halben gedruckten Preis verkauft.'
      }
    ]
  },
  {
    id: 'selling',
    title: 'Gebäude verkaufen',
    lead: 'Die Bank nimmt Gebäude zum halben Preis zurück.',
    rules: [
      {
        cases: ['SELL-01', 'SELL-02'],
        text: 'Verkaufen darfst du, wann du bauen darfst, und immer, wenn du zahlen musst. Was stehen bleibt, muss gleichmäßig sein.'
      },
      {
        cases: ['SELL-03', 'SELL-04'],
        text: 'Ein Hotel geht als fünf Häuser zurück. Sollen wieder Häuser daraus werden, muss die Bank sie haben.'
      },
      {
        cases: ['SELL-05', 'SELL-07'],
        text: 'Alle Gebäude einer Gruppe dürfen auf einmal verkauft werden.'
      },
      { cases: ['SELL-09'], text: 'Untereinander werden Gebäude nie verkauft.' }
    ]
  },
  {
    id: 'deals',
    title: 'Handel',
    lead: 'Bargeld, Urkunden und Freikarten dürft ihr tauschen, wie ihr euch einigt.',
    rules: [
      {
        cases: ['TRADE-01', 'TRADE-02', 'TRADE-09'],
        text: 'Beide Seiten müssen etwas geben. Versprechen, Kredite und freie Besuche sind keine Ware.'
      },
      {
        cases: ['TRADE-03'],
        text: 'Mit einer Straße darf man nur handeln, solange in ihrer Gruppe kein Gebäude steht.'
      },
      {
        cases: ['TRADE-04', 'TRADE-05', 'TRADE-06', 'TRADE-07'],
        text: 'Wer eine Urkunde mit Hypothek bekommt, löst die Hypothek sofort ab oder zahlt jetzt 10 Prozent und später, mit dem Darlehen, noch einmal so viel.'
      },
      {
        cases: ['TRADE-10', 'TRADE-11', 'TRADE-12'],
        text: 'Wer Schulden hat, darf nur handeln, wenn sie danach ganz bezahlt werden können.'
      },
      {
        cases: ['TRADE-08'],
        text: 'Nichts wechselt die Hand, bevor die andere Seite zustimmt. Offene Angebote enden mit dem nächsten Wurf.'
      }
    ]
  },
  {
    id: 'mortgages',
    title: 'Hypotheken',
    lead: 'Auf eine umgedrehte Urkunde leiht die Bank den halben Kaufpreis.',
    rules: [
      {
        cases: ['MORT-01', 'MORT-04'],
        text: 'Bevor eine Straße eine Hypothek tragen darf, müssen alle Gebäude ihrer Gruppe verkauft sein.'
      },
      {
        cases: ['MORT-02', 'MORT-03', 'MORT-08'],
        text: 'Zum Ablösen zahlst du das Darlehen und 10 Prozent davon, auf ganze Dollar aufgerundet.'
      },
      {
        cases: ['MORT-05', 'RENT-11'],
        text: 'Eine Urkunde mit Hypothek bleibt deine und bringt keine Miete. Für ihre Gruppe zählt sie weiter.'
      },
      {
        cases: ['MORT-09', 'MORT-11'],
        text: 'Hypotheken darfst du in jedem Zug aufnehmen, auch dem der anderen, und immer, wenn du zahlen musst oder kaufen oder bieten willst. Ablösen geht nicht, solange du Schulden hast.'
      }
    ]
  },
  {
    id: 'bankruptcy',
    title: 'Pleite und das Ende',
    lead: 'Wer mehr schuldet, als je aufzutreiben wäre, ist raus; wer zuletzt übrig ist, gewinnt.',
    rules: [
      {
        cases: ['BANKRUPT-02', 'BANKRUPT-15'],
        text: 'Solange Gebäude und Hypotheken die Schuld decken könnten, musst du verkaufen und Hypotheken aufnehmen, bis sie bezahlt ist. Vorher darf niemand aufgeben.'
      },
      {
        cases: ['BANKRUPT-01', 'BANKRUPT-06', 'BANKRUPT-08'],
        text: 'Schuldest du jemandem am Tisch, bekommt diese Person alles, was du hast. Gebäude werden vorher zum halben Preis an die Bank verkauft.'
      },
      {
        cases: ['BANKRUPT-04', 'BANKRUPT-05'],
        text: 'Schuldest du der Bank, werden deine Urkunden von ihren Hypotheken befreit und einzeln versteigert. Du darfst nicht mitbieten.'
      },
      {
        cases: ['BANKRUPT-09', 'BANKRUPT-10'],
        text: 'Wer eine Urkunde mit Hypothek übernimmt, löst sie ab oder zahlt sofort 10 Prozent.'
      },
      {
        cases: ['BANKRUPT-11', 'BANKRUPT-12'],
        text: 'Schuldest du durch eine Karte mehreren, werden sie nacheinander bezahlt, von links neben dir an.'
      },
      {
        cases: ['BANKRUPT-13', 'BANKRUPT-14', 'BANKRUPT-19'],
        text: 'Wer pleite ist, verlässt das Spiel. Wer zuletzt übrig ist, hat gewonnen.'
      }
    ]
  },
  {
    id: 'ending',
    title: 'Andere Arten aufzuhören',
    lead: 'Ihr könnt ein kürzeres Spiel ausmachen, ein Zeitlimit setzen oder aufhören, solange sich alle noch vertragen.',
    rules: [
      {
        cases: ['SHORT-05', 'SHORT-08'],
        text: 'Im kurzen Spiel ist mit der zweiten Pleite Schluss, und das größte Vermögen gewinnt. Wer gleich reich ist, gewinnt gemeinsam.'
      },
      {
        cases: ['SHORT-07', 'TIME-02'],
        text: 'Gezählt werden Bargeld, Urkunden zum Kaufpreis, die mit Hypothek zur Hälfte, und Gebäude zu ihren Baukosten.'
      },
      {
        cases: ['TIME-03', 'TIME-04'],
        text: 'Schlägt die Stunde, wird der laufende Zug beendet, seine Schulden werden beglichen, und dann wird gezählt.'
      },
      {
        cases: ['TIME-06'],
        text: 'Sind alle einverstanden, die noch spielen, endet das Spiel sofort; gezählt wird auf dieselbe Weise.'
      },
      {
        cases: ['BANKRUPT-17'],
        text: 'Wer aussteigt, bezahlt seine Schulden und überlässt den Rest der Bank, die die Urkunden versteigert.'
      }
    ]
  },
  {
    id: 'options',
    title: 'Regeln eures Tisches',
    lead: 'Was nicht in den gedruckten Regeln steht, geschieht nur, wenn der Tisch es vor dem Spiel gewählt hat.',
    rules: [
      {
        cases: ['HOUSERULE-01', 'HOUSERULE-02', 'HOUSERULE-05'],
        text: 'Frei Parken bringt nichts. Mit dem Topf liegen dort Steuern, Strafen und Kartenzahlungen für die nächste Figur bereit, die darauf landet.'
      },
      {
        cases: ['SHORT-01', 'HOUSERULE-07'],
        text: 'Am Anfang können Urkunden verteilt werden: je zwei, die bezahlt werden, oder alle, geschenkt.'
      },
      {
        cases: ['SHORT-02', 'HOUSERULE-09'],
        text: 'Ein Hotel kann schon nach drei Häusern auf jedem Grundstück erlaubt sein statt nach vier.'
      },
      {
        cases: ['HOUSERULE-10'],
        text: 'Zusammen wirken die Optionen so, wie jede für sich wirkt. Was ein Tisch gewählt hat, ändert sich während des Spiels nicht.'
      }
    ]
  },
  {
    id: 'table',
    title: 'An diesem Bildschirm',
    lead: 'Ein paar Dinge, die ein Spielplan aus Pappe der Familie überlässt.',
    rules: [
      {
        cases: ['SETUP-05'],
        text: 'Ab sechs Personen darf eine davon ohne Platz die Bank führen. Sie eröffnet das Bieten und lässt den Hammer fallen.'
      },
      {
        cases: ['UNDO-01', 'UNDO-02'],
        text: 'Erlaubt es der Tisch, lässt sich ein Zug zurücknehmen. Derselbe Zug bringt wieder dieselben Würfel und Karten.'
      },
      {
        cases: ['AUCTION-04'],
        text: 'Wer ein Gebot auch mit allem, was aufzutreiben wäre, nicht überbieten kann, passt von selbst und erfährt es.'
      },
      {
        cases: ['INPUT-01'],
        text: 'Was die Regeln nicht erlauben, wird mit einer Begründung abgelehnt und ändert nichts.'
      }
    ]
  }
]

/** The chapter of a name. */
export const chapterOf = (id: ChapterId): RuleChapter | undefined => chapters.find((one) => one.id === id)
