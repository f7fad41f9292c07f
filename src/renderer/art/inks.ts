// The inks of the print shop, as custom properties, so that day and night print from the same plates.

export const ink = 'var(--a-ink)'
export const paper = 'var(--a-paper)'
/** Paper that turns grey at night, for walls out of doors. */
export const white = 'var(--a-white)'
export const sea = 'var(--a-sea)'
export const wash = 'var(--a-wash)'
export const sun = 'var(--a-sun)'
export const coral = 'var(--a-coral)'
export const sand = 'var(--a-sand)'
export const brass = 'var(--a-brass)'
export const spruce = 'var(--a-spruce)'
export const deep = 'var(--a-deep)'
export const leaf = 'var(--a-leaf)'
export const bark = 'var(--a-bark)'
export const skin = 'var(--a-skin)'
export const rose = 'var(--a-rose)'
export const noon = 'var(--a-noon)'
export const dusk = 'var(--a-dusk)'
export const glow = 'var(--a-glow)'
export const ember = 'var(--a-ember)'

/** The hue of a colour group by its letter. */
export const hue = (letter: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'): string => `var(--g-${letter})`
