import { lookVariables } from '../../product-look.ts'

/** The style sheet of the operator's page, in the look of the website. It loads nothing. */
export const style = `${lookVariables}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 var(--sans);font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
header,main{max-width:56rem;margin:0 auto;padding:0 1rem}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;min-height:60px;padding-top:1rem}
.out{margin:0}
.wordmark{display:flex;align-items:center;gap:.625rem;margin:0;font:600 1.3125rem/1.4 var(--serif);letter-spacing:-.01em}
h1{margin:1.5rem 0 .25rem;font:600 1.75rem/1.25 var(--serif)}
h2{margin:0;padding:1rem 1rem .75rem;font:600 1.1875rem/1.3 var(--serif);border-bottom:1px solid var(--line)}
a{color:var(--accent-ink);text-underline-offset:.2em}
.at{margin:0 0 1rem;color:var(--dimmed)}
.at a{display:inline-flex;align-items:center;min-height:44px;margin-right:1rem}
.summary{margin:0 0 1.5rem;padding:1rem;border:1px solid var(--line);border-radius:10px;background:var(--card)}
.summary p{margin:0}
.summary.calm{border-left:4px solid var(--green)}
.summary.act{border-left:4px solid var(--amber);background:var(--amber-wash)}
.summary ul{margin:.5rem 0 0;padding:0;list-style:none}
.summary li a{display:flex;align-items:center;min-height:44px}
section{margin:0 0 1.5rem;border:1px solid var(--line);border-radius:10px;background:var(--card);scroll-margin-top:1rem}
dl{margin:0}
.row{padding:.75rem 1rem;display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:.25rem 1.5rem}
.row+.row{border-top:1px solid var(--line)}
dt{font-weight:400;color:var(--ink)}
dd{margin:0}
.value{font-weight:600}
.calm .value{font-weight:400}
.level{display:inline-block;margin-left:.75rem;padding:.0625rem .625rem;border-radius:999px;font-size:.8125rem;font-weight:600;white-space:nowrap}
.act .level{background:var(--amber-wash);color:var(--amber)}
.watch .level{background:var(--wash);color:var(--dimmed)}
.advice,.command{grid-column:2}
.act dt,.watch dt{grid-row:span 3}
.advice{color:var(--dimmed)}
pre{margin:.25rem 0 0;padding:.625rem .75rem;border-radius:8px;background:var(--wash);font:.875rem/1.6 var(--mono);white-space:pre-wrap;overflow-wrap:anywhere}
.none{margin:0;padding:1rem;color:var(--dimmed)}
form{max-width:24rem;margin-top:1rem}
label{display:block;margin-bottom:.25rem;font-weight:600}
input{width:100%;min-height:44px;padding:.5rem .75rem;border:1px solid var(--dimmed);border-radius:8px;background:var(--card);color:var(--ink);font:inherit}
.hint{margin:.5rem 0 1rem;color:var(--dimmed)}
button{min-height:44px;padding:.5rem 1.25rem;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);font:600 1rem/1.5 var(--sans);cursor:pointer}
.out button{border:1px solid var(--line);background:none;color:var(--ink)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (max-width:40rem){.row{grid-template-columns:minmax(0,1fr)}.advice,.command{grid-column:1}.row dt{grid-row:auto}dt{color:var(--dimmed)}}
`
