import { useQuery } from '@tanstack/react-query'
import styles from './second-factor.module.css'

/** Light modules around the code, which readers need. */
const BORDER = 4

/** A QR code, black on white in both themes: many readers know no other. It is drawn by a library that loads with it. */
export function QrCode({ text }: { text: string }) {
  const { data } = useQuery({
    queryKey: ['qr-code', text],
    queryFn: async () => (await import('uqr')).encode(text, { border: BORDER }),
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <div className={styles.qr}>
      {data && (
        <svg viewBox={`0 0 ${data.size} ${data.size}`} role="img" aria-label="QR code for your authenticator app">
          <path d={drawModules(data.data)} shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  )
}

const drawModules = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
