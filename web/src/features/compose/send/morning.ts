import { weekdayTime, zoneCity } from '../../../ui/text/zoned-time.ts'

type AtPlace = { at: string; time_zone: string | null; place: string | null }

/** 'Thursday 8:40 AM in Zurich'; with an unknown time zone 'Thursday 8:40 AM UTC'. */
export const morningAtPlace = ({ at, time_zone, place }: AtPlace): string =>
  time_zone
    ? `${weekdayTime(at, time_zone)} ${place ? `in ${place}` : `(${zoneCity(time_zone)} time)`}`
    : `${weekdayTime(at, null)} UTC`
