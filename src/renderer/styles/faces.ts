// Waits for the faces of the first screen, so that nothing is ever drawn, measured or shown in a fallback face.

const FACES = [
  "700 16px 'Fraunces Variable'",
  "italic 400 16px 'Fraunces Variable'",
  "400 16px 'Atkinson Hyperlegible Next Variable'",
  "600 16px 'Cabin Variable'",
  "400 16px 'Freehold Figures'"
]

/** Resolves when the bundled faces are ready; a face that fails is reported and does without. */
export async function facesReady(): Promise<void> {
  const loads = await Promise.allSettled(FACES.map((face) => document.fonts.load(face, 'A$1')))
  for (const load of loads)
    if (load.status === 'rejected') console.error('A typeface did not load:', load.reason)
}
