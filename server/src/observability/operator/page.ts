import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { formatTime } from './format.ts'
import type { OperatorState } from './read-state.ts'
import { composeSections, type Level, type Row, type Section } from './sections.ts'

/** Seconds between renewals, if the operator asks for them: a page that moves by itself is hard for screen readers. */
const RENEW_S = 30

/** The words of a level, since a colour alone is not seen by everybody. */
const words: Readonly<Record<Level, string>> = { calm: '', watch: 'watch', act: 'to do' }

type View = {
  /** Whether the browser loads the page again every 30 seconds. */
  renews: boolean
  canSignOut: boolean
}

/** The page with the state. */
export function renderState(state: OperatorState, { renews, canSignOut }: View): string {
  const sections = composeSections(state)
  const all = sections.flatMap(({ id, rows }) => rows.map((row) => ({ id, row })))
  const todo = all.filter(({ row }) => row.level === 'act')
  const watch = all.filter(({ row }) => row.level === 'watch')
  return renderPage(
    'Operator',
    [
      h('p', { key: 'at', className: 'at' }, [
        `As of ${formatTime(state.at)}. `,
        renews ? `Renews every ${RENEW_S} seconds. ` : '',
        h('a', { key: 'again', href: renews ? '/?renew=on' : '/' }, 'Renew now'),
        h(
          'a',
          { key: 'mode', href: renews ? '/' : '/?renew=on' },
          renews ? 'Stop renewing' : `Renew every ${RENEW_S} seconds`,
        ),
      ]),
      renderSummary(todo, watch.length),
      ...sections.map(renderSection),
    ],
    { ...(renews && { renewSeconds: RENEW_S }), canSignOut },
  )
}

function renderSummary(todo: readonly { id: string; row: Row }[], watched: number): ReactNode {
  const also = watched > 0 ? ` ${watched === 1 ? 'One number is' : `${watched} numbers are`} worth a look below.` : ''
  if (todo.length === 0) return h('p', { key: 'summary', className: 'summary calm' }, `Nothing needs you.${also}`)
  return h('div', { key: 'summary', className: 'summary act' }, [
    h('p', { key: 'lead' }, `${todo.length === 1 ? 'One thing needs' : `${todo.length} things need`} you.${also}`),
    h(
      'ul',
      { key: 'list' },
      todo.map(({ id, row }) =>
        h('li', { key: `${id} ${row.name} ${row.value}` }, h('a', { href: `#${id}` }, `${row.name}: ${row.value}`)),
      ),
    ),
  ])
}

const renderSection = ({ id, title, rows, none }: Section): ReactNode =>
  h('section', { key: id, id, 'aria-labelledby': `${id}-title` }, [
    h('h2', { key: 'title', id: `${id}-title` }, title),
    rows.length > 0 ? h('dl', { key: 'rows' }, rows.map(renderRow)) : h('p', { key: 'none', className: 'none' }, none),
  ])

const renderRow = ({ name, value, level, advice, command }: Row, at: number): ReactNode =>
  h('div', { key: at, className: `row ${level}` }, [
    h('dt', { key: 'name' }, name),
    h('dd', { key: 'value', className: 'value' }, [
      value,
      words[level] && h('span', { key: 'level', className: 'level' }, words[level]),
    ]),
    advice && h('dd', { key: 'advice', className: 'advice' }, advice),
    command && h('dd', { key: 'command', className: 'command' }, h('pre', { tabIndex: 0 }, command)),
  ])

/** The form with which a browser signs in. `problem`: why the last attempt was refused. */
export function renderSignIn(problem?: string): string {
  return renderPage('Sign in', [
    problem && h('p', { key: 'problem', className: 'summary act', role: 'alert' }, problem),
    h('form', { key: 'form', method: 'post', action: '/sign-in' }, [
      h('label', { key: 'label', htmlFor: 'token' }, 'Token'),
      h('input', {
        key: 'token',
        id: 'token',
        name: 'token',
        type: 'password',
        autoComplete: 'current-password',
        required: true,
        'aria-describedby': 'hint',
      }),
      h(
        'p',
        { key: 'hint', id: 'hint', className: 'hint' },
        'The server’s setting METRICS_TOKEN. You stay signed in until you close the browser, for 12 hours at most.',
      ),
      h('button', { key: 'submit', type: 'submit' }, 'Sign in'),
    ]),
  ])
}

/** A page with a heading and a sentence, for a failure. */
export const renderSentence = (title: string, sentence: string): string =>
  renderPage(title, [h('p', { key: 'sentence' }, sentence)])

type Options = { renewSeconds?: number; canSignOut?: boolean }

const signOut = h(
  'form',
  { key: 'out', className: 'out', method: 'post', action: '/sign-out' },
  h('button', { type: 'submit' }, 'Sign out'),
)

function renderPage(title: string, content: ReactNode[], { renewSeconds, canSignOut = false }: Options = {}): string {
  const html = h('html', { lang: 'en' }, [
    h('head', { key: 'head' }, [
      h('meta', { key: 'charset', charSet: 'utf-8' }),
      h('meta', { key: 'viewport', name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { key: 'robots', name: 'robots', content: 'noindex, nofollow' }),
      renewSeconds && h('meta', { key: 'renew', httpEquiv: 'refresh', content: String(renewSeconds) }),
      h('title', { key: 'title' }, `${title} – Labreach`),
      h('link', { key: 'icon', rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' }),
      h('link', { key: 'style', rel: 'stylesheet', href: '/style.css' }),
    ]),
    h('body', { key: 'body' }, [
      h('header', { key: 'header' }, [
        h('p', { key: 'name', className: 'wordmark' }, [
          h('img', { key: 'icon', src: '/icon.svg', alt: '', width: 28, height: 28 }),
          'Labreach',
        ]),
        canSignOut && signOut,
      ]),
      h('main', { key: 'main' }, [h('h1', { key: 'heading' }, title), ...content]),
    ]),
  ])
  return `<!doctype html>${renderToStaticMarkup(html)}`
}
