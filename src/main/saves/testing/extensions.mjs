// Lets a plain Node run TypeScript files of the project, whose imports name no file ending.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !context.parentURL?.endsWith('.ts')) return next(specifier, context)
    try {
      return next(`${specifier}.ts`, context)
    } catch {
      return next(`${specifier}/index.ts`, context)
    }
  }
})
