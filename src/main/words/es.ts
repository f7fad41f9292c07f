// Words of the menu and of the system's own windows, in Spanish.
import type { Words } from './en'

export const spanish: Words = {
  menu: {
    file: '&Archivo',
    edit: '&Edición',
    view: '&Ver',
    window: 'Ve&ntana',
    help: 'A&yuda',
    quit: 'Salir',
    quitApp: 'Salir de Freehold',
    close: 'Cerrar ventana',
    undo: 'Deshacer',
    redo: 'Rehacer',
    cut: 'Cortar',
    copy: 'Copiar',
    paste: 'Pegar',
    erase: 'Eliminar',
    selectAll: 'Seleccionar todo',
    fullScreen: 'Pantalla completa',
    minimise: 'Minimizar',
    zoom: 'Zoom',
    front: 'Traer todo al frente',
    services: 'Servicios',
    hide: 'Ocultar Freehold',
    hideOthers: 'Ocultar otros',
    showAll: 'Mostrar todo',
    logs: 'Mostrar la carpeta del &registro',
    about: 'Acerca de Freehold'
  },
  independence:
    'Freehold es una obra independiente y no tiene relación con Hasbro, titular de la marca MONOPOLY, ni con ninguna otra editorial.',
  buttons: {
    ok: 'Aceptar',
    tryAgain: 'Probar otra vez',
    layAnew: 'Poner la mesa de nuevo',
    wait: 'Esperar',
    quit: 'Salir',
    restart: 'Reiniciar',
    showLog: 'Mostrar el registro',
    showFolder: 'Mostrar la carpeta'
  },
  faults: {
    nothingLost: 'No se ha perdido nada: cada jugada se guardó al momento.',
    keepsClosing: 'La mesa se cierra una y otra vez de forma inesperada.',
    notShown: 'La mesa no se puede mostrar.',
    noAnswer: 'La mesa no responde.',
    unexpected: 'Freehold ha tenido un error inesperado.',
    safe: 'Tu partida está a salvo hasta la última jugada. Lo que ha pasado está anotado en el registro.'
  },
  saves: {
    closed: 'Freehold no puede abrir las partidas guardadas.',
    tooNew: (file: string, found: number, known: number): string =>
      `Las partidas guardadas en ${file} son de una versión más nueva de Freehold: su formato es el ${found}, y esta versión conoce los formatos hasta el ${known}. No se ha cambiado nada en el archivo.`,
    unsafe: (file: string, setting: string): string =>
      `En ${file} no se pueden guardar partidas con seguridad: el disco no admite ${setting}.`,
    full: 'El disco está lleno. Libera algo de espacio y vuelve a abrir Freehold. Tus partidas están como estaban.',
    noRoom: (file: string, needed: number, free: number): string =>
      `Una nueva versión de Freehold pasa ${file} a un formato nuevo y conserva una copia del anterior. Necesita ${needed} MB, y en el disco quedan ${free} MB. Libera algo de espacio y vuelve a abrir Freehold. No se ha cambiado nada.`,
    damaged: 'El archivo de tus partidas guardadas estaba dañado.',
    putAside: (rescued: number, fromCopy: number, lost: number, file: string): string =>
      `Freehold ha empezado uno nuevo. Partidas que se han podido traer del antiguo: ${rescued}. Partidas tal como estaban en la última copia diaria: ${fromCopy}. Partidas que no se han podido salvar: ${lost}. Las copias diarias de todas las partidas se pueden recuperar en «Partidas guardadas».\n\nNo se ha borrado nada. El archivo dañado se conserva aquí:\n${file}`,
    goesOn: 'La partida que se está jugando sigue donde estaba.',
    gone: 'El archivo de tus partidas guardadas había desaparecido.',
    writtenAnew:
      'Freehold lo ha escrito de nuevo y no se ha perdido nada: todas las partidas están como estaban. Puede que otro programa borre archivos de esta carpeta.',
    notCopied: 'No se ha podido hacer la copia diaria de tus partidas guardadas.',
    playable: 'Tus partidas están a salvo y se pueden jugar.',
    badCopy:
      'Lo que se escribió no se pudo leer bien después, así que esta copia no se ha conservado. Las copias de días anteriores siguen ahí. Puede que el disco esté fallando.'
  },
  presets: {
    damaged: 'El archivo de tus propios conjuntos de reglas estaba dañado.',
    putAside: (kept: number, file: string): string =>
      `Conjuntos que seguían enteros y se han conservado: ${kept}.\n\nNo se ha borrado nada. El archivo dañado se conserva aquí:\n${file}`
  },
  files: {
    toFile: 'Guardar la partida en un archivo',
    fromFile: 'Añadir una partida de un archivo'
  }
}
