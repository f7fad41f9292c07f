// The rules of play in our own words, by chapter. `cases` name the test cases that prove a rule; they are not shown.
import type { ChapterId, RuleChapter } from '../en/rules'

export const chapters: readonly RuleChapter[] = [
  {
    id: 'setup',
    title: 'Sentarse a la mesa',
    lead: 'De dos a ocho jugadores empiezan con el mismo dinero; los dados deciden quién abre.',
    rules: [
      {
        cases: ['SETUP-01'],
        text: 'Cada cual pone una ficha en la Salida y recibe 1500\u00a0$. Por estar ahí al principio no se cobra nada.'
      },
      {
        cases: ['SETUP-01', 'SETUP-07'],
        text: 'La Banca guarda los 28 títulos de propiedad, 32 casas y 12 hoteles. En el tablero hay dos mazos de 16 tarjetas.'
      },
      {
        cases: ['SETUP-03'],
        text: 'Cada jugador tira una vez. Empieza la tirada más alta, y el turno pasa hacia la izquierda.'
      },
      {
        cases: ['SETUP-04'],
        text: 'Quienes empatan con la más alta tiran otra vez, hasta que alguien saca más.'
      },
      { cases: ['SETUP-06'], text: 'A la Banca nunca se le acaba el dinero.' }
    ]
  },
  {
    id: 'turn',
    title: 'Un turno',
    lead: 'Tira los dos dados, avanza esas casillas y resuelve lo que pida la casilla.',
    rules: [
      {
        cases: ['TURN-01'],
        text: 'Tu ficha avanza tantas casillas como marcan los dados. Lo que pide la casilla se resuelve antes que nada.'
      },
      {
        cases: ['TURN-02', 'TURN-08'],
        text: 'Los dobles dan otra tirada en cuanto está pagado y decidido todo lo de la primera.'
      },
      {
        cases: ['TURN-03'],
        text: 'Si sacas dobles por tercera vez en el mismo turno, no avanzas: vas a la cárcel y tu turno termina.'
      },
      {
        cases: ['TURN-04', 'TURN-05'],
        text: 'Quien va a la cárcel, por casilla, tarjeta o dobles, ya no tira más en ese turno.'
      },
      { cases: ['TURN-09'], text: 'En una casilla puede haber todas las fichas que haga falta.' }
    ]
  },
  {
    id: 'go',
    title: 'La Salida y el sueldo',
    lead: 'La Banca paga 200\u00a0$ cada vez que una ficha cae en la Salida o pasa por ella.',
    rules: [
      {
        cases: ['GO-01', 'GO-02'],
        text: 'El sueldo se cobra una vez por vuelta, tanto si te paras en la Salida como si pasas de largo.'
      },
      {
        cases: ['GO-03', 'GO-04', 'GO-05', 'GO-06'],
        text: 'También se cobra cuando una tarjeta te lleva hasta ella o más allá. Una tirada y una tarjeta pueden darlo dos veces en un turno.'
      },
      {
        cases: ['GO-07', 'GO-08'],
        text: 'Camino de la cárcel no hay sueldo. El que ya estaba ganado sigue siendo tuyo.'
      }
    ]
  },
  {
    id: 'buy',
    title: 'Comprar un título',
    lead: 'Si caes en una calle, un ferrocarril o una compañía que no es de nadie, puede ser tuya por el precio impreso.',
    rules: [
      {
        cases: ['BUY-01', 'BUY-02', 'BUY-06'],
        text: 'Solo quien ha caído ahí puede comprar al precio impreso, y paga en el acto.'
      },
      {
        cases: ['BUY-03', 'BUY-04'],
        text: 'Si te falta efectivo, antes puedes hipotecar títulos o vender edificios que ya sean tuyos.'
      },
      { cases: ['BUY-08'], text: 'Se puede comprar desde la primera tirada.' },
      { cases: ['AUCTION-01', 'AUCTION-06'], text: 'Si no compras, la Banca subasta el título enseguida.' }
    ]
  },
  {
    id: 'auction',
    title: 'Subastas',
    lead: 'Todos pueden pujar, también quien no ha querido comprar.',
    rules: [
      {
        cases: ['AUCTION-02', 'AUCTION-03', 'AUCTION-09'],
        text: 'La primera puja puede ser de un dólar. Cada puja debe superar a la anterior; no hay tope.'
      },
      {
        cases: ['AUCTION-01', 'AUCTION-08'],
        text: 'La puja empieza a la izquierda de quien cayó ahí y da la vuelta. Quien pasa ya no vuelve a pujar.'
      },
      {
        cases: ['AUCTION-04', 'AUCTION-05'],
        text: 'Puedes pujar hasta donde llegue tu efectivo. Para reunir más, hipoteca o vende antes a la Banca; los tratos tienen que esperar.'
      },
      { cases: ['AUCTION-06'], text: 'Si nadie puja, el título sigue en la Banca.' },
      { cases: ['AUCTION-07'], text: 'Desde la cárcel también se puede pujar.' }
    ]
  },
  {
    id: 'rent',
    title: 'Alquiler',
    lead: 'Quien cae en un título ajeno paga lo que lleva impreso.',
    rules: [
      {
        cases: ['RENT-01', 'RENT-05'],
        text: 'Una calle da el alquiler impreso: sin edificar, con una a cuatro casas, o con un hotel.'
      },
      {
        cases: ['RENT-02', 'RENT-03', 'RENT-04'],
        text: 'Si su dueño tiene el grupo entero, las calles sin edificios dan el doble. No importa si otra calle del grupo está hipotecada o edificada.'
      },
      {
        cases: ['RENT-06', 'RENT-07'],
        text: 'Los ferrocarriles dan 25\u00a0$, 50\u00a0$, 100\u00a0$ o 200\u00a0$, según cuántos tenga su dueño. Los hipotecados cuentan.'
      },
      {
        cases: ['RENT-08', 'RENT-09'],
        text: 'Una compañía da cuatro veces la tirada que te llevó a ella, o diez veces si las dos son de un mismo jugador.'
      },
      { cases: ['RENT-10'], text: 'Desde la cárcel se cobra alquiler.' },
      { cases: ['RENT-11', 'BUY-09'], text: 'Un título hipotecado no da nada.' }
    ]
  },
  {
    id: 'claims',
    title: 'Pedir el alquiler',
    lead: 'Si la mesa lo ha elegido así, el alquiler solo se paga cuando su dueño lo pide a tiempo.',
    rules: [
      {
        cases: ['RENT-12', 'RENT-13', 'RENT-14'],
        text: 'Hay que pedirlo antes de que tire el jugador siguiente, o el de después, según haya elegido la mesa. Más tarde se pierde.'
      },
      {
        cases: ['RENT-16'],
        text: 'Se debe el alquiler del momento en que se cayó en la casilla, aunque después se haya edificado.'
      },
      {
        cases: ['RENT-15', 'RENT-20'],
        text: 'Quien sigue adelante por unos dobles debe aún los alquileres del mismo turno, si se piden.'
      },
      {
        cases: ['RENT-18'],
        text: 'A quien ha dejado la partida no se le puede pedir nada.'
      }
    ]
  },
  {
    id: 'cards',
    title: 'Los dos mazos',
    lead: 'En Suerte o en Caja común, saca la tarjeta de arriba, haz lo que dice y ponla debajo del mazo.',
    rules: [
      {
        cases: ['CARD-01'],
        text: 'Cuando el mazo ha dado la vuelta, las tarjetas vuelven en el mismo orden.'
      },
      {
        cases: ['CARD-02', 'CARD-20'],
        text: 'Un indulto se puede guardar hasta usarlo, o darlo a otro jugador en un trato.'
      },
      {
        cases: ['CARD-03', 'CARD-10', 'CARD-13', 'CARD-14'],
        text: 'Si una tarjeta mueve tu ficha, resuelves la casilla en la que se para.'
      },
      {
        cases: ['CARD-04', 'CARD-05', 'CARD-06'],
        text: 'Si una tarjeta te manda al próximo ferrocarril y es de alguien, pagas el doble del alquiler corriente.'
      },
      {
        cases: ['CARD-07', 'CARD-08', 'CARD-09'],
        text: 'Si te manda a la próxima compañía, pagas diez veces una nueva tirada. Esa tirada no mueve la ficha y nunca cuenta como dobles.'
      },
      {
        cases: ['CARD-16', 'CARD-17', 'CARD-18'],
        text: 'Los pagos a todos o de todos los jugadores incluyen a quien está en la cárcel y dejan fuera a quien está en bancarrota.'
      }
    ]
  },
  {
    id: 'tax',
    title: 'Impuestos',
    lead: 'En el impuesto sobre la renta se elige entre dos sumas; el de lujo es de 75\u00a0$.',
    rules: [
      {
        cases: ['TAX-01', 'TAX-04', 'TAX-07'],
        text: 'Elige entre pagar 200\u00a0$ o la décima parte de todo lo que tienes. Se elige antes de contar, y no se puede cambiar de idea.'
      },
      {
        cases: ['TAX-02', 'TAX-05', 'TAX-06', 'TAX-10'],
        text: 'Cuentan tu efectivo, el precio impreso de todos tus títulos, también los hipotecados, y lo que costaron tus edificios. Los indultos no cuentan.'
      },
      { cases: ['TAX-03'], text: 'Una décima parte que no es un dólar entero se redondea hacia arriba.' },
      { cases: ['TAX-09'], text: 'El impuesto de lujo es siempre de 75\u00a0$.' }
    ]
  },
  {
    id: 'jail',
    title: 'La cárcel',
    lead: 'Te manda ahí la casilla, una tarjeta, o sacar dobles tres veces seguidas.',
    rules: [
      { cases: ['JAIL-01'], text: 'La ficha que cae en esa esquina con su tirada solo está de visita.' },
      {
        cases: ['JAIL-02', 'JAIL-03', 'JAIL-11'],
        text: 'En tu primer o segundo turno dentro puedes pagar 50\u00a0$ o entregar un indulto antes de tirar; después tiras como siempre.'
      },
      {
        cases: ['JAIL-04', 'JAIL-05'],
        text: 'O te la juegas a los dados: si salen dobles, quedas libre y avanzas, pero no tiras otra vez.'
      },
      {
        cases: ['JAIL-06', 'JAIL-07', 'JAIL-08'],
        text: 'En el tercer turno solo queda el indulto o la tirada. Si no salen dobles, pagas 50\u00a0$ y avanzas lo que marcan los dados.'
      },
      {
        cases: ['JAIL-09', 'JAIL-10'],
        text: 'Si no puedes pagar en el acto, reúnes antes el dinero; si no puedes reunirlo, quedas en bancarrota y todo pasa a la Banca.'
      },
      {
        cases: ['JAIL-13', 'RENT-10'],
        text: 'En la cárcel cobras alquiler, pujas, edificas, hipotecas y haces tratos como siempre.'
      }
    ]
  },
  {
    id: 'building',
    title: 'Casas y hoteles',
    lead: 'Quien tiene un grupo entero puede edificar en él.',
    rules: [
      {
        cases: ['HOUSE-01', 'HOUSE-06', 'HOUSE-11'],
        text: 'Necesitas todas las calles del grupo, y ninguna puede estar hipotecada. Solo se edifica en las calles.'
      },
      {
        cases: ['HOUSE-02', 'HOUSE-03'],
        text: 'Edifica por igual: ninguna calle puede llevar más de una casa de ventaja a otra de su grupo.'
      },
      {
        cases: ['HOUSE-04', 'HOUSE-10'],
        text: 'Una casa cuesta lo que pone en su título, y se paga en el acto y en efectivo.'
      },
      {
        cases: ['HOTEL-01', 'HOTEL-03', 'HOTEL-04'],
        text: 'Cuando todas las calles del grupo tienen cuatro casas, puedes cambiarlas, calle por calle, por un hotel al precio de una casa más. En cada calle cabe un hotel.'
      },
      {
        cases: ['HOUSE-07', 'HOUSE-08', 'HOUSE-12'],
        text: 'Puedes edificar en el turno de cualquiera, mientras no haya tirada, compra, subasta, impuesto ni deuda por resolver, y no mientras tú debas algo.'
      },
      {
        cases: ['SHORTAGE-01', 'SHORTAGE-06', 'HOTEL-06'],
        text: 'La Banca tiene 32 casas y 12 hoteles, ni uno más. Cuando están todos en el tablero, hay que esperar a que vuelva alguno.'
      },
      {
        cases: ['HOTEL-07'],
        text: 'Las casas no se pueden saltar: sin casas en la Banca no hay camino al hotel.'
      }
    ]
  },
  {
    id: 'shortage',
    title: 'Cuando escasean los edificios',
    lead: 'Si la Banca tiene menos casas u hoteles de los que se quieren, se los lleva quien más puja.',
    rules: [
      {
        cases: ['SHORTAGE-02', 'SHORTAGE-08'],
        text: 'A los rivales que también podrían edificar se les pregunta cuántos quieren. Pedir sin tener dónde edificar no cuenta.'
      },
      {
        cases: ['SHORTAGE-03', 'SHORTAGE-04'],
        text: 'Si entre todos quieren más de los que hay, la Banca los subasta de uno en uno, a partir del precio impreso.'
      },
      {
        cases: ['SHORTAGE-05'],
        text: 'Lo que se pide se puede rebajar, nunca subir. En cuanto alcanzan para todos, los que quedan cuestan el precio impreso.'
      },
      {
        cases: ['SHORTAGE-07'],
        text: 'Los hoteles se subastan igual. Las casas que había debajo del hotel vuelven a la Banca.'
      },
      {
        cases: ['SHORTAGE-09'],
        text: 'Lo ganado se pone en una calle que pueda llevarlo, y más adelante se vende por la mitad del precio impreso.'
      }
    ]
  },
  {
    id: 'selling',
    title: 'Vender edificios',
    lead: 'La Banca recoge los edificios por la mitad de su precio.',
    rules: [
      {
        cases: ['SELL-01', 'SELL-02'],
        text: 'Puedes vender cuando se puede edificar, y siempre que tengas que pagar. Lo que queda debe estar por igual.'
      },
      {
        cases: ['SELL-03', 'SELL-04'],
        text: 'Un hotel vuelve como cinco casas. Si ha de convertirse en casas, la Banca debe tenerlas.'
      },
      {
        cases: ['SELL-05', 'SELL-07'],
        text: 'Todos los edificios de un grupo se pueden vender de una vez.'
      },
      { cases: ['SELL-09'], text: 'Los edificios nunca se venden a otro jugador.' }
    ]
  },
  {
    id: 'deals',
    title: 'Tratos',
    lead: 'Los jugadores pueden cambiar efectivo, títulos e indultos como acuerden.',
    rules: [
      {
        cases: ['TRADE-01', 'TRADE-02', 'TRADE-09'],
        text: 'Las dos partes tienen que dar algo. No se negocian promesas, préstamos ni estancias gratis.'
      },
      {
        cases: ['TRADE-03'],
        text: 'Una calle solo puede entrar en un trato mientras no haya edificios en su grupo.'
      },
      {
        cases: ['TRADE-04', 'TRADE-05', 'TRADE-06', 'TRADE-07'],
        text: 'Quien recibe un título hipotecado levanta la hipoteca en el acto, o paga el 10\u00a0% ahora y otro tanto más tarde, junto con el préstamo.'
      },
      {
        cases: ['TRADE-10', 'TRADE-11', 'TRADE-12'],
        text: 'Quien tiene una deuda solo puede hacer un trato si después la deuda se puede pagar entera.'
      },
      {
        cases: ['TRADE-08'],
        text: 'Nada cambia de manos antes de que la otra parte acepte. Las ofertas abiertas caducan con la siguiente tirada.'
      }
    ]
  },
  {
    id: 'mortgages',
    title: 'Hipotecas',
    lead: 'La Banca presta la mitad del precio impreso por un título puesto boca abajo.',
    rules: [
      {
        cases: ['MORT-01', 'MORT-04'],
        text: 'Para hipotecar una calle hay que vender antes todos los edificios de su grupo.'
      },
      {
        cases: ['MORT-02', 'MORT-03', 'MORT-08'],
        text: 'Para levantar una hipoteca se paga el préstamo más el 10\u00a0% de él, redondeado hacia arriba al dólar entero.'
      },
      {
        cases: ['MORT-05', 'RENT-11'],
        text: 'Un título hipotecado sigue siendo tuyo y no da alquiler. Para su grupo sigue contando.'
      },
      {
        cases: ['MORT-09', 'MORT-11'],
        text: 'Puedes hipotecar en el turno de cualquiera, y mientras tienes que pagar, comprar o pujar. Con una deuda encima no se puede levantar ninguna hipoteca.'
      }
    ]
  },
  {
    id: 'bankruptcy',
    title: 'La bancarrota y el final',
    lead: 'Quien debe más de lo que podría reunir queda fuera; gana quien queda al final.',
    rules: [
      {
        cases: ['BANKRUPT-02', 'BANKRUPT-15'],
        text: 'Mientras edificios e hipotecas puedan cubrir la deuda, tienes que vender e hipotecar hasta pagarla. Nadie puede rendirse antes.'
      },
      {
        cases: ['BANKRUPT-01', 'BANKRUPT-06', 'BANKRUPT-08'],
        text: 'Si la deuda es con otro jugador, este recibe todo lo que tienes. Los edificios se venden antes a la Banca, a mitad de precio.'
      },
      {
        cases: ['BANKRUPT-04', 'BANKRUPT-05'],
        text: 'Si la deuda es con la Banca, tus títulos quedan libres de hipotecas y se subastan de uno en uno. Tú no puedes pujar.'
      },
      {
        cases: ['BANKRUPT-09', 'BANKRUPT-10'],
        text: 'Quien hereda un título hipotecado levanta la hipoteca, o paga el 10\u00a0% en el acto.'
      },
      {
        cases: ['BANKRUPT-11', 'BANKRUPT-12'],
        text: 'Si una misma tarjeta te hace deber a varios jugadores, se les paga de uno en uno, empezando por tu izquierda.'
      },
      {
        cases: ['BANKRUPT-13', 'BANKRUPT-14', 'BANKRUPT-19'],
        text: 'Quien queda en bancarrota deja la partida. El último jugador que queda ha ganado.'
      }
    ]
  },
  {
    id: 'ending',
    title: 'Otros finales',
    lead: 'Una mesa puede acordar una partida más corta, una hora, o parar mientras todos siguen siendo amigos.',
    rules: [
      {
        cases: ['SHORT-05', 'SHORT-08'],
        text: 'En la partida corta, la segunda bancarrota pone el final y gana quien más tiene. Quienes tienen lo mismo ganan juntos.'
      },
      {
        cases: ['SHORT-07', 'TIME-02'],
        text: 'Se cuentan el efectivo, los títulos a su precio impreso, los hipotecados a la mitad, y los edificios a lo que costaron.'
      },
      {
        cases: ['TIME-03', 'TIME-04'],
        text: 'Al sonar la hora se acaba el turno en marcha y se resuelven sus deudas; después se cuenta todo.'
      },
      {
        cases: ['TIME-06'],
        text: 'Todos los que quedan pueden acordar acabar ya la partida; se cuenta de la misma manera.'
      },
      {
        cases: ['BANKRUPT-17'],
        text: 'Quien abandona paga sus deudas y deja lo demás a la Banca, que subasta los títulos.'
      }
    ]
  },
  {
    id: 'options',
    title: 'Reglas propias de una mesa',
    lead: 'Lo que no está en las reglas impresas solo ocurre donde la mesa lo ha elegido antes de la partida.',
    rules: [
      {
        cases: ['HOUSERULE-01', 'HOUSERULE-02', 'HOUSERULE-05'],
        text: 'La Parada libre no da nada. Con el bote, impuestos, multas y pagos por tarjeta esperan ahí al próximo que caiga.'
      },
      {
        cases: ['SHORT-01', 'HOUSERULE-07'],
        text: 'Al principio se pueden repartir títulos: dos a cada jugador, que los paga, o todos, gratis.'
      },
      {
        cases: ['SHORT-02', 'HOUSERULE-09'],
        text: 'Se puede permitir el hotel con tres casas en cada calle en lugar de cuatro.'
      },
      {
        cases: ['HOUSERULE-10'],
        text: 'Las opciones juntas funcionan igual que cada una sola. Lo que una mesa ha elegido no se puede cambiar durante la partida.'
      }
    ]
  },
  {
    id: 'table',
    title: 'En esta pantalla',
    lead: 'Unas pocas cosas que un tablero de cartón deja en manos de la familia.',
    rules: [
      {
        cases: ['SETUP-05'],
        text: 'Desde seis personas, una puede llevar la Banca sin asiento: abre las subastas y baja el martillo.'
      },
      {
        cases: ['UNDO-01', 'UNDO-02'],
        text: 'Si la mesa lo permite, las jugadas se pueden deshacer. La misma jugada da otra vez los mismos dados y tarjetas.'
      },
      {
        cases: ['AUCTION-04'],
        text: 'Quien no podría superar una puja ni reuniendo todo su dinero queda fuera de la subasta en el acto, y se le dice.'
      },
      {
        cases: ['INPUT-01'],
        text: 'Lo que las reglas no permiten se rechaza con su motivo, y no cambia nada.'
      }
    ]
  }
]

/** The chapter of a name. */
export const chapterOf = (id: ChapterId): RuleChapter | undefined => chapters.find((one) => one.id === id)
