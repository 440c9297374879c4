import { renderToStaticMarkup } from 'react-dom/server'
import { HomePage } from './home.tsx'

/** The first page as text; run by the build (build/home.ts). */
export const drawHome = (): string => renderToStaticMarkup(<HomePage />)
