// Words of the menu and of the system's own windows, in French.
import type { Words } from './en'

export const french: Words = {
  menu: {
    file: '&Fichier',
    edit: 'É&dition',
    view: '&Affichage',
    window: 'Fe&nêtre',
    help: 'A&ide',
    quit: 'Quitter',
    quitApp: 'Quitter Freehold',
    close: 'Fermer la fenêtre',
    undo: 'Annuler',
    redo: 'Rétablir',
    cut: 'Couper',
    copy: 'Copier',
    paste: 'Coller',
    erase: 'Supprimer',
    selectAll: 'Tout sélectionner',
    fullScreen: 'Plein écran',
    minimise: 'Placer dans le Dock',
    zoom: 'Réduire/agrandir',
    front: 'Tout ramener au premier plan',
    services: 'Services',
    hide: 'Masquer Freehold',
    hideOthers: 'Masquer les autres',
    showAll: 'Tout afficher',
    logs: 'Afficher le dossier du &journal',
    about: 'À propos de Freehold'
  },
  independence:
    'Freehold est une œuvre indépendante, sans aucun lien avec Hasbro, propriétaire de la marque MONOPOLY, ni avec un autre éditeur.',
  buttons: {
    ok: 'OK',
    tryAgain: 'Réessayer',
    layAnew: 'Remettre la table',
    wait: 'Attendre',
    quit: 'Quitter',
    restart: 'Redémarrer',
    showLog: 'Afficher le journal',
    showFolder: 'Afficher le dossier'
  },
  faults: {
    nothingLost: 'Rien n’est perdu\u202f: chaque coup a été enregistré aussitôt.',
    keepsClosing: 'La table se ferme sans cesse de façon inattendue.',
    notShown: 'La table ne peut pas être affichée.',
    noAnswer: 'La table ne répond pas.',
    unexpected: 'Freehold a rencontré une erreur inattendue.',
    safe: 'Ta partie est enregistrée jusqu’au dernier coup. Ce qui s’est passé est noté dans le journal.'
  },
  saves: {
    closed: 'Freehold ne peut pas ouvrir les parties enregistrées.',
    tooNew: (file: string, found: number, known: number): string =>
      `Les parties enregistrées dans ${file} viennent d’une version plus récente de Freehold\u202f: leur format est le ${found}, et cette version connaît les formats jusqu’au ${known}. Le fichier n’a pas été modifié.`,
    unsafe: (file: string, setting: string): string =>
      `Les parties ne peuvent pas être enregistrées en toute sécurité dans ${file}\u202f: le disque n’accepte pas ${setting}.`,
    full: 'Le disque est plein. Libère un peu de place et relance Freehold. Tes parties sont telles qu’elles étaient.',
    noRoom: (file: string, needed: number, free: number): string =>
      `Une nouvelle version de Freehold convertit ${file} dans un nouveau format et garde une copie de l’ancien. Il lui faut ${needed}\u00a0Mo, et il en reste ${free} sur le disque. Libère un peu de place et relance Freehold. Rien n’a été changé.`,
    damaged: 'Le fichier de tes parties enregistrées était abîmé.',
    putAside: (rescued: number, fromCopy: number, lost: number, file: string): string =>
      `Freehold en a commencé un nouveau. Parties reprises de l’ancien\u202f: ${rescued}. Parties reprises de la dernière copie du jour\u202f: ${fromCopy}. Parties qui n’ont pas pu être sauvées\u202f: ${lost}. Les copies du jour de toutes les parties peuvent être rétablies sous «\u202fParties\u202f».\n\nRien n’a été supprimé. Le fichier abîmé est conservé ici\u202f:\n${file}`,
    goesOn: 'La partie en cours continue là où elle en était.',
    gone: 'Le fichier de tes parties enregistrées avait disparu.',
    writtenAnew:
      'Freehold l’a réécrit et rien n’est perdu\u202f: toutes les parties sont telles qu’elles étaient. Un autre programme supprime peut-être des fichiers de ce dossier.',
    notCopied: 'La copie du jour de tes parties n’a pas pu être faite.',
    playable: 'Tes parties elles-mêmes sont intactes et peuvent être jouées.',
    badCopy:
      'Ce qui a été écrit n’a pas pu être relu correctement\u202f; cette copie n’a donc pas été gardée. Les copies des jours précédents sont toujours là. Le disque est peut-être en train de lâcher.'
  },
  presets: {
    damaged: 'Le fichier de tes propres jeux de règles était abîmé.',
    putAside: (kept: number, file: string): string =>
      `Jeux de règles encore intacts, qui ont été gardés\u202f: ${kept}.\n\nRien n’a été supprimé. Le fichier abîmé est conservé ici\u202f:\n${file}`
  },
  files: {
    toFile: 'Écrire la partie dans un fichier',
    fromFile: 'Ajouter une partie d’un fichier'
  }
}
