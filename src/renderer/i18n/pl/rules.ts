// The rules of play in Polish, by chapter. `cases` name the test cases that prove a rule; they are not shown.
import type { ChapterId, RuleChapter } from '../en/rules'

export const chapters: readonly RuleChapter[] = [
  {
    id: 'setup',
    title: 'Przy stole',
    lead: 'Od dwóch do ośmiu graczy zaczyna z taką samą gotówką; kto pierwszy, o tym decydują kostki.',
    rules: [
      {
        cases: ['SETUP-01'],
        text: 'Każdy stawia pionek na Starcie i dostaje 1500\u00a0$. Za samo stanie tam na początku nikt nic nie dostaje.'
      },
      {
        cases: ['SETUP-01', 'SETUP-07'],
        text: 'Bank ma 28 tytułów własności, 32 domy i 12 hoteli. Na planszy leżą dwie talie po 16 kart.'
      },
      {
        cases: ['SETUP-03'],
        text: 'Każdy gracz rzuca raz. Zaczyna najwyższy rzut, a potem gra się zgodnie z ruchem wskazówek zegara.'
      },
      {
        cases: ['SETUP-04'],
        text: 'Jeśli najwyższy rzut się powtórzy, te osoby rzucają jeszcze raz, aż ktoś będzie lepszy.'
      },
      { cases: ['SETUP-06'], text: 'Bankowi nigdy nie kończą się pieniądze.' }
    ]
  },
  {
    id: 'turn',
    title: 'Tura',
    lead: 'Rzuć obiema kostkami, przejdź tyle pól i załatw, czego wymaga pole.',
    rules: [
      {
        cases: ['TURN-01'],
        text: 'Twój pionek idzie o tyle pól, ile pokazują kostki. Najpierw załatwia się to, czego wymaga pole.'
      },
      {
        cases: ['TURN-02', 'TURN-08'],
        text: 'Dublet daje następny rzut, gdy tylko wszystko z pierwszego jest zapłacone i rozstrzygnięte.'
      },
      {
        cases: ['TURN-03'],
        text: 'Po trzecim dublecie w tej samej turze pionek nie rusza: idziesz do więzienia i kończysz turę.'
      },
      {
        cases: ['TURN-04', 'TURN-05'],
        text: 'Kogo pole, karta lub dublety wysyłają do więzienia, ten już w tej turze nie rzuca.'
      },
      { cases: ['TURN-09'], text: 'Na jednym polu może stać dowolnie wiele pionków.' }
    ]
  },
  {
    id: 'go',
    title: 'Start i pensja',
    lead: 'Bank płaci 200\u00a0$ za każdym razem, gdy pionek staje na Starcie lub go mija.',
    rules: [
      {
        cases: ['GO-01', 'GO-02'],
        text: 'Pensję płaci się raz za każde okrążenie, czy stajesz na Starcie, czy idziesz dalej.'
      },
      {
        cases: ['GO-03', 'GO-04', 'GO-05', 'GO-06'],
        text: 'Należy się także wtedy, gdy na Start lub za niego prowadzi cię karta. Rzut i karta mogą ją dać dwa razy w jednej turze.'
      },
      {
        cases: ['GO-07', 'GO-08'],
        text: 'W drodze do więzienia pensji nie ma. Zarobiona wcześniej zostaje twoja.'
      }
    ]
  },
  {
    id: 'buy',
    title: 'Zakup',
    lead: 'Stań na ulicy, kolei lub w zakładzie bez właściciela, a możesz je kupić za cenę z planszy.',
    rules: [
      {
        cases: ['BUY-01', 'BUY-02', 'BUY-06'],
        text: 'Po cenie z planszy może kupić tylko gracz, który tam stanął, i płaci od razu.'
      },
      {
        cases: ['BUY-03', 'BUY-04'],
        text: 'Jeśli brakuje ci gotówki, możesz najpierw oddać tytuły w zastaw lub sprzedać budynki, które już masz.'
      },
      { cases: ['BUY-08'], text: 'Kupować wolno od pierwszego rzutu.' },
      {
        cases: ['AUCTION-01', 'AUCTION-06'],
        text: 'Jeśli nie kupujesz, Bank od razu oddaje tytuł na licytację.'
      }
    ]
  },
  {
    id: 'auction',
    title: 'Licytacje',
    lead: 'Licytować może każdy, także gracz, który nie chciał kupić.',
    rules: [
      {
        cases: ['AUCTION-02', 'AUCTION-03', 'AUCTION-09'],
        text: 'Pierwsza stawka może wynosić jednego dolara. Każda następna musi być wyższa; górnej granicy nie ma.'
      },
      {
        cases: ['AUCTION-01', 'AUCTION-08'],
        text: 'Licytację zaczyna osoba po lewej stronie gracza, który tam stanął; dalej idzie w koło. Pas jest ostateczny.'
      },
      {
        cases: ['AUCTION-04', 'AUCTION-05'],
        text: 'Licytować możesz do wysokości swojej gotówki. Chcesz dać więcej? Najpierw oddaj coś w zastaw lub sprzedaj Bankowi; wymiany muszą poczekać.'
      },
      { cases: ['AUCTION-06'], text: 'Jeśli nikt nie licytuje, tytuł zostaje w Banku.' },
      { cases: ['AUCTION-07'], text: 'Gracze w więzieniu też mogą licytować.' }
    ]
  },
  {
    id: 'rent',
    title: 'Czynsz',
    lead: 'Kto staje na cudzej posiadłości, płaci tyle, ile wydrukowano na jej tytule.',
    rules: [
      {
        cases: ['RENT-01', 'RENT-05'],
        text: 'Ulica przynosi czynsz wydrukowany na tytule: bez domów, za jeden do czterech domów albo za hotel.'
      },
      {
        cases: ['RENT-02', 'RENT-03', 'RENT-04'],
        text: 'Gdy właściciel ma całą grupę, ulice bez budynków przynoszą podwójny czynsz. Nie szkodzi, że inna ulica grupy jest w zastawie lub ma budynki.'
      },
      {
        cases: ['RENT-06', 'RENT-07'],
        text: 'Koleje przynoszą 25\u00a0$, 50\u00a0$, 100\u00a0$ lub 200\u00a0$, zależnie od tego, ile ich ma właściciel. Zastawione też się liczą.'
      },
      {
        cases: ['RENT-08', 'RENT-09'],
        text: 'Zakład przynosi cztery razy tyle, ile wyniósł rzut, który cię tam przywiódł, albo dziesięć razy tyle, gdy jeden gracz ma oba.'
      },
      { cases: ['RENT-10'], text: 'Właściciel w więzieniu pobiera czynsz.' },
      { cases: ['RENT-11', 'BUY-09'], text: 'Zastawiony tytuł nie przynosi nic.' }
    ]
  },
  {
    id: 'claims',
    title: 'Żądanie czynszu',
    lead: 'Jeśli stół tak wybrał, czynsz płaci się tylko wtedy, gdy właściciel w porę go zażąda.',
    rules: [
      {
        cases: ['RENT-12', 'RENT-13', 'RENT-14'],
        text: 'Właściciel musi go zażądać, zanim rzuci następny gracz albo, jeśli stół tak wybrał, gracz po nim. Potem czynsz przepada.'
      },
      {
        cases: ['RENT-16'],
        text: 'Należy się czynsz z chwili stanięcia na polu, cokolwiek zbudowano od tamtej pory.'
      },
      {
        cases: ['RENT-15', 'RENT-20'],
        text: 'Kto po dublecie idzie dalej, nadal płaci czynsze z tej samej tury, jeśli ktoś ich zażąda.'
      },
      {
        cases: ['RENT-18'],
        text: 'Od gracza, który odszedł z gry, nie można już niczego zażądać.'
      }
    ]
  },
  {
    id: 'cards',
    title: 'Dwie talie',
    lead: 'Na polach Los i Wspólna kasa weź kartę z wierzchu, zrób, co każe, i włóż ją pod talię.',
    rules: [
      {
        cases: ['CARD-01'],
        text: 'Gdy talia się skończy, karty wracają w tej samej kolejności.'
      },
      {
        cases: ['CARD-02', 'CARD-20'],
        text: 'Przepustkę można zachować, aż się jej użyje, albo oddać innemu graczowi przy wymianie.'
      },
      {
        cases: ['CARD-03', 'CARD-10', 'CARD-13', 'CARD-14'],
        text: 'Jeśli karta przesuwa twój pionek, załatwiasz też pole, na którym stanie.'
      },
      {
        cases: ['CARD-04', 'CARD-05', 'CARD-06'],
        text: 'Najbliższa kolej z karty kosztuje dwa razy zwykły czynsz, jeśli ma właściciela.'
      },
      {
        cases: ['CARD-07', 'CARD-08', 'CARD-09'],
        text: 'Najbliższy zakład z karty kosztuje dziesięć razy nowy rzut. Ten rzut nigdy nie przesuwa pionka i nigdy nie jest dubletem.'
      },
      {
        cases: ['CARD-16', 'CARD-17', 'CARD-18'],
        text: 'Płatności dla wszystkich graczy i od wszystkich obejmują także tych w więzieniu, a pomijają bankrutów.'
      }
    ]
  },
  {
    id: 'tax',
    title: 'Podatki',
    lead: 'Przy podatku dochodowym wybierasz jedną z dwóch kwot; podatek od luksusu to 75\u00a0$.',
    rules: [
      {
        cases: ['TAX-01', 'TAX-04', 'TAX-07'],
        text: 'Wybierz: 200\u00a0$ albo dziesiąta część całego majątku. Wybierasz przed liczeniem i nie możesz zmienić zdania.'
      },
      {
        cases: ['TAX-02', 'TAX-05', 'TAX-06', 'TAX-10'],
        text: 'Twój majątek to gotówka, ceny z planszy wszystkich tytułów, także zastawionych, i koszt budynków. Przepustki się nie liczą.'
      },
      {
        cases: ['TAX-03'],
        text: 'Jeśli dziesiąta część nie wychodzi w pełnych dolarach, zaokrągla się ją w górę.'
      },
      { cases: ['TAX-09'], text: 'Podatek od luksusu to zawsze 75\u00a0$.' }
    ]
  },
  {
    id: 'jail',
    title: 'Więzienie',
    lead: 'Trafiasz tam przez pole, przez kartę albo przez trzy dublety z rzędu.',
    rules: [
      { cases: ['JAIL-01'], text: 'Pionek, który staje na tym rogu po rzucie, jest tam tylko z wizytą.' },
      {
        cases: ['JAIL-02', 'JAIL-03', 'JAIL-11'],
        text: 'W pierwszej i drugiej turze w więzieniu możesz przed rzutem zapłacić 50\u00a0$ albo oddać przepustkę; potem rzucasz jak zwykle.'
      },
      {
        cases: ['JAIL-04', 'JAIL-05'],
        text: 'Albo rzucasz o wolność: dublet cię wypuszcza i idziesz, ile wypadło, ale następnego rzutu nie ma.'
      },
      {
        cases: ['JAIL-06', 'JAIL-07', 'JAIL-08'],
        text: 'W trzeciej turze zostaje tylko przepustka lub rzut. Jeśli nie wypadnie dublet, płacisz 50\u00a0$ i idziesz, ile pokazują kostki.'
      },
      {
        cases: ['JAIL-09', 'JAIL-10'],
        text: 'Nie możesz zapłacić od razu? Najpierw zbierz gotówkę. Jeśli się nie da, bankrutujesz, a wszystko bierze Bank.'
      },
      {
        cases: ['JAIL-13', 'RENT-10'],
        text: 'W więzieniu jak zawsze pobierasz czynsz, licytujesz, budujesz, oddajesz w zastaw i wymieniasz się.'
      }
    ]
  },
  {
    id: 'building',
    title: 'Domy i hotele',
    lead: 'Kto ma całą grupę jednego koloru, może na niej budować.',
    rules: [
      {
        cases: ['HOUSE-01', 'HOUSE-06', 'HOUSE-11'],
        text: 'Trzeba mieć każdą ulicę grupy i żadna nie może być w zastawie. Budynki stoją tylko przy ulicach.'
      },
      {
        cases: ['HOUSE-02', 'HOUSE-03'],
        text: 'Buduj równomiernie: żadna ulica nie może wyprzedzać innej z jej grupy o więcej niż jeden dom.'
      },
      {
        cases: ['HOUSE-04', 'HOUSE-10'],
        text: 'Dom kosztuje tyle, ile wydrukowano na tytule; płaci się od razu gotówką.'
      },
      {
        cases: ['HOTEL-01', 'HOTEL-03', 'HOTEL-04'],
        text: 'Gdy na każdej ulicy grupy stoją cztery domy, możesz je, ulica po ulicy, zamieniać na hotel za cenę jeszcze jednego domu. Na ulicy stoi jeden hotel.'
      },
      {
        cases: ['HOUSE-07', 'HOUSE-08', 'HOUSE-12'],
        text: 'Budować możesz w turze każdego gracza, o ile na rozstrzygnięcie nie czeka rzut, zakup, licytacja, podatek lub dług i dopóki ty nie masz długu.'
      },
      {
        cases: ['SHORTAGE-01', 'SHORTAGE-06', 'HOTEL-06'],
        text: 'Bank ma 32 domy i 12 hoteli, nic więcej. Gdy wszystkie są na planszy, budowa czeka, aż jakieś wrócą.'
      },
      {
        cases: ['HOTEL-07'],
        text: 'Domów nie można przeskoczyć: bez domów w Banku nie ma drogi do hotelu.'
      }
    ]
  },
  {
    id: 'shortage',
    title: 'Gdy brakuje budynków',
    lead: 'Jeśli Bank ma mniej domów lub hoteli, niż gracze chcą, dostaje je ten, kto da najwięcej.',
    rules: [
      {
        cases: ['SHORTAGE-02', 'SHORTAGE-08'],
        text: 'Każdego, kto też mógłby budować, pyta się, ile chce. Życzenie bez miejsca na budowę się nie liczy.'
      },
      {
        cases: ['SHORTAGE-03', 'SHORTAGE-04'],
        text: 'Jeśli wszyscy razem chcą więcej, niż jest, Bank licytuje je po jednym, od wydrukowanej ceny w górę.'
      },
      {
        cases: ['SHORTAGE-05'],
        text: 'Życzenie można zmniejszyć, nigdy zwiększyć. Gdy tylko starcza dla wszystkich, reszta kosztuje cenę wydrukowaną.'
      },
      {
        cases: ['SHORTAGE-07'],
        text: 'Hotele licytuje się tak samo. Domy, które stały w miejscu hotelu, wracają do Banku.'
      },
      {
        cases: ['SHORTAGE-09'],
        text: 'Wylicytowany budynek stawia się na ulicy, na której wolno mu stać, a później sprzedaje za połowę ceny wydrukowanej.'
      }
    ]
  },
  {
    id: 'selling',
    title: 'Sprzedaż budynków',
    lead: 'Bank odkupuje budynki za połowę ceny.',
    rules: [
      {
        cases: ['SELL-01', 'SELL-02'],
        text: 'Sprzedawać możesz wtedy, kiedy wolno budować, i zawsze, gdy musisz zapłacić. To, co zostaje, musi być równomierne.'
      },
      {
        cases: ['SELL-03', 'SELL-04'],
        text: 'Hotel wraca jako pięć domów. Jeśli ma znów stać się domami, Bank musi je mieć.'
      },
      { cases: ['SELL-05', 'SELL-07'], text: 'Wszystkie budynki grupy można sprzedać naraz.' },
      { cases: ['SELL-09'], text: 'Budynków nigdy nie sprzedaje się innemu graczowi.' }
    ]
  },
  {
    id: 'deals',
    title: 'Wymiany',
    lead: 'Gracze mogą dowolnie wymieniać się gotówką, tytułami i przepustkami.',
    rules: [
      {
        cases: ['TRADE-01', 'TRADE-02', 'TRADE-09'],
        text: 'Obie strony muszą coś dać. Obietnice, pożyczki i darmowe wizyty nie są na wymianę.'
      },
      {
        cases: ['TRADE-03'],
        text: 'Ulicę można wymienić tylko, dopóki w jej grupie nie stoi żaden budynek.'
      },
      {
        cases: ['TRADE-04', 'TRADE-05', 'TRADE-06', 'TRADE-07'],
        text: 'Kto dostaje zastawiony tytuł, od razu go wykupuje albo płaci teraz 10 procent, a później jeszcze raz tyle samo wraz z pożyczką.'
      },
      {
        cases: ['TRADE-10', 'TRADE-11', 'TRADE-12'],
        text: 'Kto ma dług, może się wymieniać tylko wtedy, gdy potem spłaci go w całości.'
      },
      {
        cases: ['TRADE-08'],
        text: 'Nic nie zmienia właściciela, zanim druga strona się nie zgodzi. Otwarte oferty kończą się wraz z następnym rzutem.'
      }
    ]
  },
  {
    id: 'mortgages',
    title: 'Zastawy',
    lead: 'Na odwrócony tytuł Bank pożycza połowę ceny z planszy.',
    rules: [
      {
        cases: ['MORT-01', 'MORT-04'],
        text: 'Zanim ulicę odda się w zastaw, trzeba sprzedać wszystkie budynki jej grupy.'
      },
      {
        cases: ['MORT-02', 'MORT-03', 'MORT-08'],
        text: 'Przy wykupie oddaje się pożyczkę i 10 procent od niej, zaokrąglone w górę do pełnego dolara.'
      },
      {
        cases: ['MORT-05', 'RENT-11'],
        text: 'Zastawiony tytuł jest nadal twój, ale nie przynosi czynszu. Nadal liczy się do grupy.'
      },
      {
        cases: ['MORT-09', 'MORT-11'],
        text: 'Oddać w zastaw możesz w turze każdego gracza, a także gdy masz płacić, kupować lub licytować. Dopóki masz dług, niczego nie wykupisz.'
      }
    ]
  },
  {
    id: 'bankruptcy',
    title: 'Bankructwo i koniec',
    lead: 'Kto ma większy dług, niż zdołałby zebrać, odpada; wygrywa ten, kto zostanie ostatni.',
    rules: [
      {
        cases: ['BANKRUPT-02', 'BANKRUPT-15'],
        text: 'Dopóki budynki i zastawy mogłyby pokryć dług, musisz sprzedawać i zastawiać, aż go spłacisz. Wcześniej nikt nie może się poddać.'
      },
      {
        cases: ['BANKRUPT-01', 'BANKRUPT-06', 'BANKRUPT-08'],
        text: 'Jeśli wierzycielem jest inny gracz, dostaje wszystko, co masz. Budynki najpierw sprzedaje się Bankowi za połowę ceny.'
      },
      {
        cases: ['BANKRUPT-04', 'BANKRUPT-05'],
        text: 'Jeśli wierzycielem jest Bank, twoje tytuły uwalnia się z zastawu i licytuje jeden po drugim. Ty nie możesz licytować.'
      },
      {
        cases: ['BANKRUPT-09', 'BANKRUPT-10'],
        text: 'Kto przejmuje zastawiony tytuł, wykupuje go albo od razu płaci 10 procent.'
      },
      {
        cases: ['BANKRUPT-11', 'BANKRUPT-12'],
        text: 'Jeśli przez jedną kartę masz zapłacić kilku graczom, płacisz im po kolei, zaczynając od lewej strony.'
      },
      {
        cases: ['BANKRUPT-13', 'BANKRUPT-14', 'BANKRUPT-19'],
        text: 'Bankrut odchodzi z gry. Wygrywa gracz, który zostaje ostatni.'
      }
    ]
  },
  {
    id: 'ending',
    title: 'Inne zakończenia',
    lead: 'Możecie umówić się na krótszą grę, na limit czasu albo na koniec, póki wszyscy jeszcze się lubią.',
    rules: [
      {
        cases: ['SHORT-05', 'SHORT-08'],
        text: 'Krótką grę kończy drugie bankructwo i wygrywa najbogatszy. Przy równym majątku wygrywa się razem.'
      },
      {
        cases: ['SHORT-07', 'TIME-02'],
        text: 'Liczy się gotówka, tytuły po cenie z planszy, zastawione za jej połowę, i budynki według kosztu.'
      },
      {
        cases: ['TIME-03', 'TIME-04'],
        text: 'Gdy wybije godzina, kończy się trwającą turę i spłaca jej długi; potem wszystko się liczy.'
      },
      {
        cases: ['TIME-06'],
        text: 'Wszyscy, którzy zostali, mogą zgodnie skończyć grę od razu; liczy się tak samo.'
      },
      {
        cases: ['BANKRUPT-17'],
        text: 'Kto odchodzi z gry, spłaca swoje długi, a resztę zostawia Bankowi, który licytuje tytuły.'
      }
    ]
  },
  {
    id: 'options',
    title: 'Zasady własnego stołu',
    lead: 'To, czego nie ma w instrukcji, dzieje się tylko wtedy, gdy stół wybrał to przed grą.',
    rules: [
      {
        cases: ['HOUSERULE-01', 'HOUSERULE-02', 'HOUSERULE-05'],
        text: 'Darmowy parking nic nie daje. Przy grze z pulą czekają tam podatki, grzywny i opłaty z kart na następny pionek, który tam stanie.'
      },
      {
        cases: ['SHORT-01', 'HOUSERULE-07'],
        text: 'Tytuły można rozdać na początku: po dwa każdemu graczowi, za które się płaci, albo wszystkie, za darmo.'
      },
      {
        cases: ['SHORT-02', 'HOUSERULE-09'],
        text: 'Hotel może być dozwolony po trzech domach na każdej ulicy grupy zamiast czterech.'
      },
      {
        cases: ['HOUSERULE-10'],
        text: 'Razem opcje działają tak, jak każda osobno. Tego, co stół wybrał, nie można zmienić w trakcie gry.'
      }
    ]
  },
  {
    id: 'table',
    title: 'Przy tym ekranie',
    lead: 'Kilka rzeczy, które tekturowa plansza zostawia rodzinie.',
    rules: [
      {
        cases: ['SETUP-05'],
        text: 'Przy sześciu lub więcej osobach jedna może być Bankierem bez miejsca: otwiera licytacje i uderza młotkiem.'
      },
      {
        cases: ['UNDO-01', 'UNDO-02'],
        text: 'Jeśli stół na to pozwala, ruchy można cofać. Ten sam ruch daje znów te same kostki i karty.'
      },
      {
        cases: ['AUCTION-04'],
        text: 'Kto nie przebiłby stawki, nawet zbierając całą gotówkę, pasuje automatycznie i dostaje o tym wiadomość.'
      },
      {
        cases: ['INPUT-01'],
        text: 'To, na co zasady nie pozwalają, gra odrzuca z podaniem powodu i niczego nie zmienia.'
      }
    ]
  }
]

/** The chapter of a name. */
export const chapterOf = (id: ChapterId): RuleChapter | undefined => chapters.find((one) => one.id === id)
