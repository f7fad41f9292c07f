// Words of the menu and of the system's own windows, in Portuguese.
import type { Words } from './en'

export const portuguese: Words = {
  menu: {
    file: '&Ficheiro',
    edit: '&Editar',
    view: '&Ver',
    window: '&Janela',
    help: 'Aj&uda',
    quit: 'Sair',
    quitApp: 'Sair do Freehold',
    close: 'Fechar janela',
    undo: 'Anular',
    redo: 'Refazer',
    cut: 'Cortar',
    copy: 'Copiar',
    paste: 'Colar',
    erase: 'Eliminar',
    selectAll: 'Selecionar tudo',
    fullScreen: 'Ecrã inteiro',
    minimise: 'Minimizar',
    zoom: 'Zoom',
    front: 'Passar tudo para a frente',
    services: 'Serviços',
    hide: 'Ocultar o Freehold',
    hideOthers: 'Ocultar outras',
    showAll: 'Mostrar tudo',
    logs: 'Mostrar a pasta do &registo',
    about: 'Acerca do Freehold'
  },
  independence:
    'O Freehold é uma obra independente e não tem qualquer ligação à Hasbro, dona da marca MONOPOLY, nem a outra editora.',
  buttons: {
    ok: 'OK',
    tryAgain: 'Tentar de novo',
    layAnew: 'Pôr a mesa de novo',
    wait: 'Esperar',
    quit: 'Sair',
    restart: 'Reiniciar',
    showLog: 'Mostrar o registo',
    showFolder: 'Mostrar a pasta'
  },
  faults: {
    nothingLost: 'Nada se perdeu: cada jogada foi guardada de imediato.',
    keepsClosing: 'A mesa está sempre a fechar-se inesperadamente.',
    notShown: 'Não é possível mostrar a mesa.',
    noAnswer: 'A mesa não responde.',
    unexpected: 'Ocorreu um erro inesperado no Freehold.',
    safe: 'O teu jogo está a salvo até à última jogada. O que aconteceu ficou escrito no registo.'
  },
  saves: {
    closed: 'O Freehold não consegue abrir os jogos guardados.',
    tooNew: (file: string, found: number, known: number): string =>
      `Os jogos guardados em ${file} vêm de uma versão mais recente do Freehold: o formato deles é o ${found}, e esta versão conhece os formatos até ao ${known}. Nada mudou no ficheiro.`,
    unsafe: (file: string, setting: string): string =>
      `Não é possível guardar jogos com segurança em ${file}: o disco não permite ${setting}.`,
    full: 'O disco está cheio. Liberta algum espaço e volta a abrir o Freehold. Os teus jogos estão como estavam.',
    noRoom: (file: string, needed: number, free: number): string =>
      `Uma nova versão do Freehold passa ${file} para um formato novo e guarda uma cópia do antigo. Precisa de ${needed} MB, e no disco restam ${free} MB. Liberta algum espaço e volta a abrir o Freehold. Nada mudou.`,
    damaged: 'O ficheiro dos teus jogos guardados estava danificado.',
    putAside: (rescued: number, fromCopy: number, lost: number, file: string): string =>
      `O Freehold começou um novo. Jogos que foi possível trazer do antigo: ${rescued}. Jogos tal como estavam na última cópia diária: ${fromCopy}. Jogos que não foi possível salvar: ${lost}. As cópias diárias de todos os jogos podem ser repostas em «Jogos guardados».\n\nNada foi apagado. O ficheiro danificado ficou aqui:\n${file}`,
    goesOn: 'O jogo em curso continua onde estava.',
    gone: 'O ficheiro dos teus jogos guardados tinha desaparecido.',
    writtenAnew:
      'O Freehold voltou a escrevê-lo e nada se perdeu: todos os jogos estão como estavam. Talvez outro programa apague ficheiros desta pasta.',
    notCopied: 'Não foi possível fazer a cópia diária dos teus jogos guardados.',
    playable: 'Os teus jogos em si estão a salvo e podem ser jogados.',
    badCopy:
      'O que foi escrito não pôde ser lido de novo sem erros, por isso esta cópia não foi guardada. As cópias de dias anteriores continuam lá. O disco pode estar a falhar.'
  },
  presets: {
    damaged: 'O ficheiro dos teus próprios conjuntos de regras estava danificado.',
    putAside: (kept: number, file: string): string =>
      `Conjuntos que ainda estavam inteiros e foram mantidos: ${kept}.\n\nNada foi apagado. O ficheiro danificado ficou aqui:\n${file}`
  },
  files: {
    toFile: 'Gravar o jogo num ficheiro',
    fromFile: 'Juntar um jogo de um ficheiro'
  }
}
