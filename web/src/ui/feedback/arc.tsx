type Props = {
  /** Of the square that the SVG shows, and the width of the line; both in its units. */
  size: number
  stroke: number
  /** Per cent of the circle. */
  share: number
  classNames: { track: string | undefined; arc: string | undefined }
}

/** The circles of a ring of which a share is drawn, from the top. Stands in an SVG. */
export function Arc({ size, stroke, share, classNames }: Props) {
  const circle = { cx: size / 2, cy: size / 2, r: (size - stroke) / 2, strokeWidth: stroke }
  return (
    <>
      <circle className={classNames.track} {...circle} />
      {share > 0 && (
        <circle
          className={classNames.arc}
          {...circle}
          pathLength={100}
          strokeDasharray={`${share} 100`}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
        />
      )}
    </>
  )
}
