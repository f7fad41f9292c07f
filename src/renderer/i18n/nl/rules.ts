// The rules of play in Dutch, by chapter. `cases` name the test cases that prove a rule; they are not shown.
import type { ChapterId, RuleChapter } from '../en/rules'

export const chapters: readonly RuleChapter[] = [
  {
    id: 'setup',
    title: 'Aanschuiven',
    lead: 'Twee tot acht spelers beginnen met evenveel geld; de dobbelstenen beslissen wie begint.',
    rules: [
      {
        cases: ['SETUP-01'],
        text: 'Iedereen zet een pion op Start en krijgt $\u00a01.500. Wie er bij het begin staat, krijgt daar niets voor.'
      },
      {
        cases: ['SETUP-01', 'SETUP-07'],
        text: 'De Bank heeft de 28 eigendomsaktes, 32 huizen en 12 hotels. Op het bord liggen twee stapels van 16 kaarten.'
      },
      {
        cases: ['SETUP-03'],
        text: 'Elke speler gooit één keer. De hoogste worp begint, en dan gaat het met de klok mee.'
      },
      {
        cases: ['SETUP-04'],
        text: 'Wie met de hoogste worp gelijk staat, gooit opnieuw, tot er één voor ligt.'
      },
      { cases: ['SETUP-06'], text: 'Het geld van de Bank raakt nooit op.' }
    ]
  },
  {
    id: 'turn',
    title: 'Een beurt',
    lead: 'Gooi beide dobbelstenen, loop zo ver, en regel wat het vak vraagt.',
    rules: [
      {
        cases: ['TURN-01'],
        text: 'Je pion loopt zoveel vakken als de dobbelstenen tonen. Wat het vak vraagt, gaat vóór al het andere.'
      },
      {
        cases: ['TURN-02', 'TURN-08'],
        text: 'Dubbel geeft nog een worp, zodra alles van de eerste betaald en beslist is.'
      },
      {
        cases: ['TURN-03'],
        text: 'Gooi je in één beurt voor de derde keer dubbel, dan loop je niet: je gaat naar de gevangenis en je beurt is voorbij.'
      },
      {
        cases: ['TURN-04', 'TURN-05'],
        text: 'Wie door een vak, een kaart of drie keer dubbel naar de gevangenis moet, gooit in die beurt niet meer.'
      },
      { cases: ['TURN-09'], text: 'Op één vak mogen zoveel pionnen staan als er zijn.' }
    ]
  },
  {
    id: 'go',
    title: 'Start en het salaris',
    lead: 'De Bank betaalt $\u00a0200 telkens als een pion op Start komt of erlangs gaat.',
    rules: [
      {
        cases: ['GO-01', 'GO-02'],
        text: 'Per ronde krijg je het salaris één keer, of je nu op Start stopt of doorloopt.'
      },
      {
        cases: ['GO-03', 'GO-04', 'GO-05', 'GO-06'],
        text: 'Je krijgt het ook als een kaart je daarheen of erlangs brengt. Een worp en een kaart kunnen het in één beurt twee keer opleveren.'
      },
      {
        cases: ['GO-07', 'GO-08'],
        text: 'Op weg naar de gevangenis is er geen salaris. Wat je eerder verdiende, blijft van jou.'
      }
    ]
  },
  {
    id: 'buy',
    title: 'Een akte kopen',
    lead: 'Kom je op een straat, spoorlijn of nutsbedrijf van niemand, dan koop je die voor de gedrukte prijs.',
    rules: [
      {
        cases: ['BUY-01', 'BUY-02', 'BUY-06'],
        text: 'Alleen wie er is gekomen, mag tegen de gedrukte prijs kopen, en betaalt meteen.'
      },
      {
        cases: ['BUY-03', 'BUY-04'],
        text: 'Heb je niet genoeg geld, dan mag je eerst een hypotheek nemen op aktes die je al hebt, of gebouwen verkopen.'
      },
      { cases: ['BUY-08'], text: 'Kopen mag vanaf de allereerste worp.' },
      { cases: ['AUCTION-01', 'AUCTION-06'], text: 'Koop je niet, dan veilt de Bank de akte meteen.' }
    ]
  },
  {
    id: 'auction',
    title: 'Veilingen',
    lead: 'Iedereen mag bieden, ook de speler die niet wilde kopen.',
    rules: [
      {
        cases: ['AUCTION-02', 'AUCTION-03', 'AUCTION-09'],
        text: 'Het eerste bod mag één dollar zijn. Elk bod moet hoger zijn dan het vorige; een maximum is er niet.'
      },
      {
        cases: ['AUCTION-01', 'AUCTION-08'],
        text: 'Het bieden begint links van wie er is gekomen, en gaat de tafel rond. Wie past, doet niet meer mee.'
      },
      {
        cases: ['AUCTION-04', 'AUCTION-05'],
        text: 'Je mag bieden wat je contant hebt. Voor meer neem je eerst een hypotheek of verkoop je aan de Bank; ruilen moet wachten.'
      },
      { cases: ['AUCTION-06'], text: 'Biedt niemand, dan blijft de akte bij de Bank.' },
      { cases: ['AUCTION-07'], text: 'Spelers in de gevangenis mogen bieden.' }
    ]
  },
  {
    id: 'rent',
    title: 'Huur',
    lead: 'Wie op de akte van een ander komt, betaalt wat erop gedrukt staat.',
    rules: [
      {
        cases: ['RENT-01', 'RENT-05'],
        text: 'Een straat brengt de huur op die op de akte gedrukt staat: onbebouwd, met één tot vier huizen, of met een hotel.'
      },
      {
        cases: ['RENT-02', 'RENT-03', 'RENT-04'],
        text: 'Heeft de eigenaar de hele kleurgroep, dan brengen straten zonder gebouwen het dubbele op. Het maakt niet uit of een andere straat van de groep een hypotheek heeft of bebouwd is.'
      },
      {
        cases: ['RENT-06', 'RENT-07'],
        text: 'Spoorlijnen brengen $\u00a025, $\u00a050, $\u00a0100 of $\u00a0200 op, naar hoeveel de eigenaar er heeft. Die met hypotheek tellen mee.'
      },
      {
        cases: ['RENT-08', 'RENT-09'],
        text: 'Een nutsbedrijf brengt vier keer de worp op waarmee je er kwam, of tien keer als één speler ze allebei heeft.'
      },
      { cases: ['RENT-10'], text: 'Een eigenaar in de gevangenis int huur.' },
      { cases: ['RENT-11', 'BUY-09'], text: 'Een akte met hypotheek brengt niets op.' }
    ]
  },
  {
    id: 'claims',
    title: 'Om huur vragen',
    lead: 'Waar de tafel dat zo heeft gekozen, wordt huur alleen betaald als de eigenaar er op tijd om vraagt.',
    rules: [
      {
        cases: ['RENT-12', 'RENT-13', 'RENT-14'],
        text: 'De eigenaar moet erom vragen voordat de volgende speler gooit, of de speler daarna, zoals de tafel heeft gekozen. Daarna is de huur verloren.'
      },
      {
        cases: ['RENT-16'],
        text: 'Het gaat om de huur van het moment waarop je er kwam, wat er sindsdien ook gebouwd is.'
      },
      {
        cases: ['RENT-15', 'RENT-20'],
        text: 'Wie na dubbel verder loopt, is de huren van dezelfde beurt nog schuldig, als erom gevraagd wordt.'
      },
      {
        cases: ['RENT-18'],
        text: 'Een speler die uit het spel is, kan niemand om huur vragen.'
      }
    ]
  },
  {
    id: 'cards',
    title: 'De twee stapels',
    lead: 'Op Toeval of Stadskas trek je de bovenste kaart, doe je wat erop staat en leg je hem onder de stapel.',
    rules: [
      {
        cases: ['CARD-01'],
        text: 'De kaarten komen in dezelfde volgorde terug als de stapel eenmaal rond is.'
      },
      {
        cases: ['CARD-02', 'CARD-20'],
        text: 'Een vrijkaart mag je bewaren tot je hem gebruikt, of in een ruil aan een andere speler geven.'
      },
      {
        cases: ['CARD-03', 'CARD-10', 'CARD-13', 'CARD-14'],
        text: 'Verplaatst een kaart je pion, dan regel je ook het vak waar hij stopt.'
      },
      {
        cases: ['CARD-04', 'CARD-05', 'CARD-06'],
        text: 'De volgende spoorlijn kost via een kaart twee keer de gewone huur, als die van iemand is.'
      },
      {
        cases: ['CARD-07', 'CARD-08', 'CARD-09'],
        text: 'Het volgende nutsbedrijf kost via een kaart tien keer een nieuwe worp. Die worp verplaatst je pion nooit en is nooit dubbel.'
      },
      {
        cases: ['CARD-16', 'CARD-17', 'CARD-18'],
        text: 'Betalingen aan of van alle spelers gelden ook voor wie in de gevangenis zit, en niet voor wie failliet is.'
      }
    ]
  },
  {
    id: 'tax',
    title: 'Belastingen',
    lead: 'De inkomstenbelasting is een keus tussen twee bedragen; de luxebelasting is $\u00a075.',
    rules: [
      {
        cases: ['TAX-01', 'TAX-04', 'TAX-07'],
        text: 'Kies: $\u00a0200, of een tiende van alles wat je waard bent. Je kiest voordat je telt, en terugkomen op je keus mag niet.'
      },
      {
        cases: ['TAX-02', 'TAX-05', 'TAX-06', 'TAX-10'],
        text: 'Wat je waard bent: je geld, de gedrukte prijs van al je aktes, ook die met hypotheek, en wat je gebouwen hebben gekost. Vrijkaarten tellen niet mee.'
      },
      {
        cases: ['TAX-03'],
        text: 'Komt een tiende niet uit op hele dollars, dan wordt naar boven afgerond.'
      },
      { cases: ['TAX-09'], text: 'De luxebelasting is altijd $\u00a075.' }
    ]
  },
  {
    id: 'jail',
    title: 'De gevangenis',
    lead: 'Je komt er door het vak, door een kaart, of door drie keer achter elkaar dubbel.',
    rules: [
      {
        cases: ['JAIL-01'],
        text: 'Een pion die door zijn worp op de hoek komt, is alleen op bezoek.'
      },
      {
        cases: ['JAIL-02', 'JAIL-03', 'JAIL-11'],
        text: 'In je eerste en tweede beurt in de gevangenis mag je $\u00a050 betalen of een vrijkaart inleveren voordat je gooit; daarna gooi je zoals altijd.'
      },
      {
        cases: ['JAIL-04', 'JAIL-05'],
        text: 'Of je gooit ervoor: met dubbel ben je vrij en loop je die worp, maar je krijgt geen extra worp.'
      },
      {
        cases: ['JAIL-06', 'JAIL-07', 'JAIL-08'],
        text: 'In de derde beurt blijft alleen de vrijkaart of de worp over. Is het geen dubbel, dan betaal je $\u00a050 en loop je zo ver als de dobbelstenen tonen.'
      },
      {
        cases: ['JAIL-09', 'JAIL-10'],
        text: 'Kun je niet meteen betalen, dan maak je eerst geld vrij; lukt dat niet, dan ben je failliet en gaat alles naar de Bank.'
      },
      {
        cases: ['JAIL-13', 'RENT-10'],
        text: 'In de gevangenis int je huur, bied je, bouw je, ruil je en neem je hypotheken zoals altijd.'
      }
    ]
  },
  {
    id: 'building',
    title: 'Huizen en hotels',
    lead: 'Wie een hele kleurgroep heeft, mag erop bouwen.',
    rules: [
      {
        cases: ['HOUSE-01', 'HOUSE-06', 'HOUSE-11'],
        text: 'Je hebt elke straat van de groep nodig, en op geen daarvan mag een hypotheek rusten. Alleen straten dragen gebouwen.'
      },
      {
        cases: ['HOUSE-02', 'HOUSE-03'],
        text: 'Bouw gelijkmatig: geen straat mag meer dan één huis voorliggen op een andere van de groep.'
      },
      {
        cases: ['HOUSE-04', 'HOUSE-10'],
        text: 'Een huis kost wat op de akte gedrukt staat, meteen contant te betalen.'
      },
      {
        cases: ['HOTEL-01', 'HOTEL-03', 'HOTEL-04'],
        text: 'Staan er op elke straat van de groep vier huizen, dan mag je ze straat voor straat inwisselen voor een hotel, voor de prijs van nog één huis. Er past één hotel op een straat.'
      },
      {
        cases: ['HOUSE-07', 'HOUSE-08', 'HOUSE-12'],
        text: 'Bouwen mag in ieders beurt, zolang er geen worp, koop, veiling, belasting of schuld openstaat, en niet zolang je zelf iets schuldig bent.'
      },
      {
        cases: ['SHORTAGE-01', 'SHORTAGE-06', 'HOTEL-06'],
        text: 'De Bank heeft 32 huizen en 12 hotels, en niet meer. Staan die op het bord, dan wacht het bouwen tot er weer terugkomen.'
      },
      {
        cases: ['HOTEL-07'],
        text: 'Huizen overslaan kan niet: zonder huizen in de Bank is er geen weg naar een hotel.'
      }
    ]
  },
  {
    id: 'shortage',
    title: 'Als gebouwen schaars zijn',
    lead: 'Heeft de Bank minder huizen of hotels dan er gewenst zijn, dan gaan ze naar de hoogste bieder.',
    rules: [
      {
        cases: ['SHORTAGE-02', 'SHORTAGE-08'],
        text: 'Wie ook zou kunnen bouwen, krijgt de vraag hoeveel het er moeten zijn. Een wens zonder bouwplek telt niet.'
      },
      {
        cases: ['SHORTAGE-03', 'SHORTAGE-04'],
        text: 'Willen jullie samen meer dan er zijn, dan veilt de Bank ze stuk voor stuk, vanaf de gedrukte prijs.'
      },
      {
        cases: ['SHORTAGE-05'],
        text: 'Een wens mag omlaag, nooit omhoog. Zodra er genoeg is voor iedereen, kost de rest de gedrukte prijs.'
      },
      {
        cases: ['SHORTAGE-07'],
        text: 'Hotels worden op dezelfde manier geveild. De huizen onder een hotel gaan terug naar de Bank.'
      },
      {
        cases: ['SHORTAGE-09'],
        text: 'Wat je wint, komt op een straat waar het mag staan, en wordt later voor de helft van de gedrukte prijs verkocht.'
      }
    ]
  },
  {
    id: 'selling',
    title: 'Gebouwen verkopen',
    lead: 'De Bank neemt gebouwen terug voor de helft van hun prijs.',
    rules: [
      {
        cases: ['SELL-01', 'SELL-02'],
        text: 'Je mag verkopen wanneer je mag bouwen, en telkens als je moet betalen. Wat blijft staan, moet gelijkmatig zijn.'
      },
      {
        cases: ['SELL-03', 'SELL-04'],
        text: 'Een hotel gaat terug als vijf huizen. Wil je er weer huizen van maken, dan moet de Bank die hebben.'
      },
      {
        cases: ['SELL-05', 'SELL-07'],
        text: 'Alle gebouwen van een groep mogen in één keer verkocht worden.'
      },
      { cases: ['SELL-09'], text: 'Gebouwen worden nooit aan een andere speler verkocht.' }
    ]
  },
  {
    id: 'deals',
    title: 'Ruilen',
    lead: 'Spelers mogen geld, aktes en vrijkaarten ruilen zoals ze afspreken.',
    rules: [
      {
        cases: ['TRADE-01', 'TRADE-02', 'TRADE-09'],
        text: 'Beide kanten moeten iets geven. Beloften, leningen en gratis bezoek zijn niet te ruilen.'
      },
      {
        cases: ['TRADE-03'],
        text: 'Een straat is alleen te ruilen zolang er in de groep geen gebouw staat.'
      },
      {
        cases: ['TRADE-04', 'TRADE-05', 'TRADE-06', 'TRADE-07'],
        text: 'Wie een akte met hypotheek krijgt, lost die meteen af, of betaalt nu 10 procent en later samen met de lening nog eens hetzelfde.'
      },
      {
        cases: ['TRADE-10', 'TRADE-11', 'TRADE-12'],
        text: 'Wie schulden heeft, mag alleen ruilen als de schuld daarna helemaal betaald kan worden.'
      },
      {
        cases: ['TRADE-08'],
        text: 'Er wisselt niets van eigenaar voordat de ander akkoord is. Lopend aanbod vervalt met de volgende worp.'
      }
    ]
  },
  {
    id: 'mortgages',
    title: 'Hypotheken',
    lead: 'De Bank leent de helft van de gedrukte prijs op een akte die wordt omgedraaid.',
    rules: [
      {
        cases: ['MORT-01', 'MORT-04'],
        text: 'Voordat een straat een hypotheek krijgt, moeten alle gebouwen van de groep verkocht zijn.'
      },
      {
        cases: ['MORT-02', 'MORT-03', 'MORT-08'],
        text: 'Aflossen kost de lening en 10 procent daarvan, naar boven afgerond op een hele dollar.'
      },
      {
        cases: ['MORT-05', 'RENT-11'],
        text: 'Een akte met hypotheek blijft van jou en brengt geen huur op. Hij telt nog mee voor de groep.'
      },
      {
        cases: ['MORT-09', 'MORT-11'],
        text: 'Een hypotheek nemen mag in ieders beurt, en als je moet betalen, wilt kopen of bieden. Aflossen kan niet zolang je schulden hebt.'
      }
    ]
  },
  {
    id: 'bankruptcy',
    title: 'Faillissement en het einde',
    lead: 'Wie meer schuldig is dan ooit vrij te maken valt, ligt eruit; wie het laatst overblijft, wint.',
    rules: [
      {
        cases: ['BANKRUPT-02', 'BANKRUPT-15'],
        text: 'Zolang gebouwen en hypotheken de schuld kunnen dekken, moet je verkopen en hypotheken nemen tot die betaald is. Eerder mag niemand opgeven.'
      },
      {
        cases: ['BANKRUPT-01', 'BANKRUPT-06', 'BANKRUPT-08'],
        text: 'Is een andere speler de schuldeiser, dan krijgt die alles wat je hebt. Gebouwen worden eerst voor de halve prijs aan de Bank verkocht.'
      },
      {
        cases: ['BANKRUPT-04', 'BANKRUPT-05'],
        text: 'Is de Bank de schuldeiser, dan worden je aktes van hun hypotheek bevrijd en één voor één geveild. Jij mag niet bieden.'
      },
      {
        cases: ['BANKRUPT-09', 'BANKRUPT-10'],
        text: 'Wie een akte met hypotheek overneemt, lost die af, of betaalt meteen 10 procent.'
      },
      {
        cases: ['BANKRUPT-11', 'BANKRUPT-12'],
        text: 'Ben je door één kaart meerdere spelers iets schuldig, dan worden ze na elkaar betaald, te beginnen links van jou.'
      },
      {
        cases: ['BANKRUPT-13', 'BANKRUPT-14', 'BANKRUPT-19'],
        text: 'Wie failliet is, verlaat het spel. De laatste speler die overblijft, heeft gewonnen.'
      }
    ]
  },
  {
    id: 'ending',
    title: 'Andere manieren om te eindigen',
    lead: 'Jullie kunnen een korter spel afspreken, een tijdslimiet, of ermee stoppen zolang iedereen elkaar nog aardig vindt.',
    rules: [
      {
        cases: ['SHORT-05', 'SHORT-08'],
        text: 'Het korte spel eindigt met het tweede faillissement, en de rijkste wint. Wie even rijk is, wint samen.'
      },
      {
        cases: ['SHORT-07', 'TIME-02'],
        text: 'Geteld worden contant geld, aktes tegen de gedrukte prijs, die met hypotheek voor de helft, en gebouwen voor wat ze kosten.'
      },
      {
        cases: ['TIME-03', 'TIME-04'],
        text: 'Is de tijd om, dan wordt de lopende beurt afgemaakt en worden de schulden ervan geregeld; daarna wordt alles geteld.'
      },
      {
        cases: ['TIME-06'],
        text: 'Iedereen die nog meedoet, mag samen besluiten nu te stoppen; er wordt op dezelfde manier geteld.'
      },
      {
        cases: ['BANKRUPT-17'],
        text: 'Wie uitstapt, betaalt eerst alle schulden en laat de rest aan de Bank, die de aktes veilt.'
      }
    ]
  },
  {
    id: 'options',
    title: 'Eigen regels van een tafel',
    lead: 'Wat niet in de gedrukte regels staat, gebeurt alleen waar de tafel het vóór het spel heeft gekozen.',
    rules: [
      {
        cases: ['HOUSERULE-01', 'HOUSERULE-02', 'HOUSERULE-05'],
        text: 'Vrij parkeren levert niets op. Met de pot wachten belastingen, boetes en kaartbetalingen daar op wie er als eerste komt.'
      },
      {
        cases: ['SHORT-01', 'HOUSERULE-07'],
        text: 'Aktes kunnen bij het begin worden uitgedeeld: twee aan elke speler, die ervoor betaalt, of allemaal, gratis.'
      },
      {
        cases: ['SHORT-02', 'HOUSERULE-09'],
        text: 'Een hotel mag al na drie huizen op elke straat in plaats van vier.'
      },
      {
        cases: ['HOUSERULE-10'],
        text: 'Opties werken samen zoals elk apart. Wat een tafel heeft gekozen, kan tijdens het spel niet veranderen.'
      }
    ]
  },
  {
    id: 'table',
    title: 'Aan dit scherm',
    lead: 'Een paar dingen die een kartonnen bord aan de familie overlaat.',
    rules: [
      {
        cases: ['SETUP-05'],
        text: 'Vanaf zes personen mag iemand bankier zijn zonder plaats: die opent de veiling en laat de hamer vallen.'
      },
      {
        cases: ['UNDO-01', 'UNDO-02'],
        text: 'Als de tafel het toestaat, kun je zetten terugnemen. Dezelfde zet geeft weer dezelfde worpen en kaarten.'
      },
      {
        cases: ['AUCTION-04'],
        text: 'Wie een bod ook met al het vrij te maken geld niet kan overtreffen, past vanzelf, en krijgt dat te horen.'
      },
      {
        cases: ['INPUT-01'],
        text: 'Wat de regels niet toestaan, wordt geweigerd met de reden erbij, en verandert niets.'
      }
    ]
  }
]

/** The chapter of a name. */
export const chapterOf = (id: ChapterId): RuleChapter | undefined => chapters.find((one) => one.id === id)
