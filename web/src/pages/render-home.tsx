import { renderToStaticMarkup } from 'react-dom/server'
import { HomePage } from './home.tsx'

/** Renders the landing page as HTML. Called by the build (build/home.ts). */
export const renderHome = (): string => renderToStaticMarkup(<HomePage />)
