// What e2e/sound.spec.ts takes into the window: the sounds and their voice as they are.
export * from '../src/renderer/sound/sounds'
export * from '../src/renderer/sound/voice'
