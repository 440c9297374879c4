import type { EndpointWithSchemas } from '@labreach/contract/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { overloaded } from '../refusal.ts'
import { addressOf } from './limits.ts'
import { endLate } from './malformed.ts'
import { createSlots, type Bound, type Slots } from './slots.ts'
import { createTransfers } from './transfers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the client, see addressOf. */
    network: string
  }
}

/** Bytes of memory that a body's slot stands for. */
const SLOT_BYTES = 128 * 1024

/**
 * How much is under way at once in one process, and how much of it for one network: a school has one address, so that a
 * network gets as much as a full lecture hall needs. With 300 calls that this machine answers by itself, the last one let
 * in waits a third of a second where it answers 900 a second (`npm run load` on two cores).
 */
const usualBounds = {
  /** Bodies that are still arriving, of SLOT_BYTES each. */
  bodies: { all: 1_000, perNetwork: 100 },
  /** Resumes on their way to the disk, and being read. */
  uploads: { all: 100, perNetwork: 20 },
  /** The system takes some MB of each at once, so that each leaves as much behind for V8 to collect. */
  downloads: { all: 100, perNetwork: 10 },
  /** Whole calls that this machine answers by itself. */
  own: { all: 300, perNetwork: 100 },
  /** Whole calls that wait for somebody else: a model, a mailbox, payments. */
  waiting: { all: 700, perNetwork: 200 },
  /** For each kind of call that goes on when all others are taken; as many for its bodies. */
  kept: { all: 150, perNetwork: 50 },
}

const usualPace = {
  /** A JSON body is here as a whole. */
  body: { bytes: Infinity, ms: 10_000 },
  /** 8 kB/s, what a phone has where it has least. */
  upload: { bytes: 240_000, ms: 30_000 },
  /** A reader takes anything at all. The system takes up to a megabyte at once from here, and then nothing until that is read. */
  download: { bytes: 1, ms: 60_000 },
}

const keptKinds = ['sign_in', 'opt_out', 'payments'] as const

export type AdmissionOptions = {
  bounds?: Partial<typeof usualBounds>
  pace?: Partial<typeof usualPace>
  /** How often transfers are looked at, ms. */
  lookMs?: number
  /** Whether a network is bounded by itself. */
  perNetwork?: boolean
  /** Called when a crowd of slow visitors has gone. */
  onCalm?: () => void
}

export type Admission = {
  /** Calls that are being answered. */
  underWay: () => number
  /** Bodies and uploads that are not here as a whole. */
  arriving: () => number
  refused: () => number
  /** What there has been no room for, for longer than a moment. */
  shortages: () => string[]
}

/**
 * Lets in as many calls as this process answers in good time, and refuses the rest with a 503 and when to try again. A
 * call counts once its body is here: until then it takes a slot among those that arrive, and is ended when it does not
 * arrive in time. What waits for somebody else costs nothing meanwhile and has slots of its own; so have sign-in, opt-out and
 * payments, which go on when everything else is taken.
 */
export function admitCalls(app: FastifyInstance, options: AdmissionOptions = {}): Admission {
  const { perNetwork = true, lookMs = 1_000, onCalm } = options
  const [bounds, pace] = [
    { ...usualBounds, ...options.bounds },
    { ...usualPace, ...options.pace },
  ]
  const all: Slots[] = []
  const slots = (name: string, { all: most, perNetwork: part }: Bound): Slots => {
    const made = createSlots(name, { all: most, perNetwork: perNetwork ? part : Infinity })
    all.push(made)
    return made
  }
  const bodies = slots('request bodies', bounds.bodies)
  const uploads = slots('uploads', bounds.uploads)
  const downloads = slots('downloads', bounds.downloads)
  const own = slots('calls', bounds.own)
  const waiting = slots('calls that wait for somebody else', bounds.waiting)
  const kept = new Map(
    keptKinds.map((kind) => [
      kind,
      { bodies: slots(`bodies of ${kind}`, bounds.kept), calls: slots(`calls of ${kind}`, bounds.kept) },
    ]),
  )
  const transfers = createTransfers(lookMs, onCalm)
  app.addHook('onClose', async () => transfers.close())

  /** What is to be called when the body of a request is here. */
  const whenHere = new WeakMap<FastifyRequest, () => void>()
  app.decorateRequest('network', '')

  app.addHook('onRequest', (request, reply, next) => {
    // Asked for as long as the caller is there: a socket that is gone says no address.
    request.network = addressOf(request)
    const length = bodyLength(request)
    if (length === 0) return next()
    const endpoint = endpointOf(request)
    const isUpload = endpoint?.body === 'multipart'
    const kind = endpoint?.keeps && kept.get(endpoint.keeps)
    const { raw } = request
    const leave = transfers.begin({
      slots: isUpload ? uploads : (kind?.bodies ?? bodies),
      network: request.network,
      weight: isUpload ? 1 : Math.ceil(Math.min(length, app.initialConfig.bodyLimit ?? length) / SLOT_BYTES),
      moved: () => raw.socket.bytesRead,
      waits: () => !raw.complete,
      pace: isUpload ? pace.upload : pace.body,
      end: () => endLate(raw.socket),
    })
    reply.raw.once('close', () => {
      leave?.()
      // An answer that came before the whole body: the rest of it has a little time, so that the client gets to read it.
      if (!raw.complete) setTimeout(() => raw.complete || raw.socket.destroy(), pace.body.ms).unref()
    })
    if (!leave) return next(overloaded())
    if (!isUpload) whenHere.set(request, leave)
    next()
  })

  // After the body: a slow line must not hold a slot for which others stand in line.
  app.addHook('preValidation', (request, reply, next) => {
    whenHere.get(request)?.()
    const endpoint = endpointOf(request)
    // An upload has its slot until it is answered.
    if (!endpoint || endpoint.alone || endpoint.body === 'multipart') return next()
    if (endpoint.answer === 'file') return next(sends(request, reply, downloads) ? undefined : overloaded())
    const calls = (endpoint.keeps && kept.get(endpoint.keeps)?.calls) ?? (endpoint.waits ? waiting : own)
    if (endpoint.answer === 'lines') return next(sends(request, reply, calls) ? undefined : overloaded())
    const { network } = request
    const outcome = calls.take(network)
    if (outcome !== 'taken') {
      calls.refuse(outcome)
      return next(overloaded())
    }
    // Also when the caller goes away in the middle, and once for each.
    reply.raw.once('close', () => calls.leave(network))
    next()
  })

  /** Whether there is a slot for an answer that its reader may take slowly. */
  function sends({ network, raw: { socket } }: FastifyRequest, reply: FastifyReply, of: Slots): boolean {
    const leave = transfers.begin({
      slots: of,
      network,
      weight: 1,
      moved: () => socket.bytesWritten,
      waits: () => socket.writableLength > 0,
      pace: pace.download,
      end: () => socket.destroy(),
    })
    if (leave) reply.raw.once('close', leave)
    return leave !== null
  }

  const answered = [own, waiting, downloads, ...kept.values().map(({ calls }) => calls)]
  const coming = [bodies, uploads, ...kept.values().map((kind) => kind.bodies)]
  const sum = (some: Slots[], value: (one: Slots) => number) => some.reduce((total, one) => total + value(one), 0)
  return {
    underWay: () => sum(answered, (one) => one.taken()),
    arriving: () => sum(coming, (one) => one.taken()),
    refused: () => sum(all, (one) => one.refused()),
    shortages: () => all.filter((one) => one.ranOut()).map(({ name }) => name),
  }
}

const endpointOf = (request: FastifyRequest): EndpointWithSchemas | undefined => request.routeOptions.config.endpoint

/** Bytes that are announced; without end where the length is not. */
function bodyLength({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Infinity
  return Number(headers['content-length'] ?? 0)
}
