import { Socket } from 'node:net'
import type { EndpointWithSchemas } from '@labreach/contract/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { overloaded } from '../refusal.ts'
import { getNetwork } from './limits.ts'
import { endTimedOut } from './malformed.ts'
import { createSlots, type SlotLimits, type Slots } from './slots.ts'
import { createTransfers } from './transfers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the client, see getNetwork. */
    network: string
  }
}

/** A body takes one slot per this many bytes. */
const SLOT_BYTES = 128 * 1024

/**
 * The limits of one process, in total and per network. A school has one network, so the limit of a network is enough
 * for a full lecture hall. With 300 local requests at 900 a second (`npm run lab -- load` on two cores), the last one
 * waits a third of a second.
 */
const defaultLimits = {
  /** Bodies that are still arriving, in units of SLOT_BYTES. */
  bodies: { all: 1_000, perNetwork: 100 },
  /** Resumes that are being received or read. */
  uploads: { all: 100, perNetwork: 20 },
  /** The kernel buffers some MB of each, and as much garbage remains on the heap until V8 collects it. */
  downloads: { all: 100, perNetwork: 10 },
  /** Requests that only this machine works on, after their body has arrived. */
  local: { all: 300, perNetwork: 100 },
  /** Requests that wait for an external service (a model, a mailbox, payments), after their body has arrived. */
  external: { all: 700, perNetwork: 200 },
  /** The capacity of each reserved kind, and as much for its bodies. */
  reserved: { all: 150, perNetwork: 50 },
}

const defaultMinRates = {
  /** A JSON body must be complete within 10 s. */
  body: { bytes: Infinity, ms: 10_000 },
  /** 8 kB/s, the rate of a phone with bad reception. */
  upload: { bytes: 240_000, ms: 30_000 },
  /** Any progress counts: the counter does not change while the client reads what the kernel has buffered. */
  download: { bytes: 1, ms: 60_000 },
}

const reservedKinds = ['sign_in', 'opt_out', 'payments'] as const

export type AdmissionOptions = {
  limits?: Partial<typeof defaultLimits>
  minRates?: Partial<typeof defaultMinRates>
  /** How often the rates of transfers are checked, ms. */
  checkMs?: number
  /** Whether the limits per network apply. */
  perNetwork?: boolean
  /** Called after many slow clients have disconnected. */
  onCrowdGone?: () => void
}

export type Admission = {
  /** The number of requests that are being handled, without uploads and calls that use only memory. */
  active: () => number
  /** The number of slots of bodies that have not arrived completely, and of uploads without a response. */
  arriving: () => number
  refused: () => number
  /** The names of slots of which there have been too few for more than 5 s. */
  shortages: () => string[]
}

/**
 * Limits the requests in progress, and refuses further ones with a 503 and the time to retry. A request counts when its
 * body has arrived. Until then it takes slots for bodies, and it is ended if it does not arrive in time. Requests that
 * wait for an external service need no CPU meanwhile and have their own slots. Sign-in, opt-out and payments have
 * reserved slots, so they also work while all others are used.
 */
export function admitRequests(app: FastifyInstance, options: AdmissionOptions = {}): Admission {
  const { perNetwork = true, checkMs = 1_000, onCrowdGone } = options
  const [limits, minRates] = [
    { ...defaultLimits, ...options.limits },
    { ...defaultMinRates, ...options.minRates },
  ]
  const all: Slots[] = []
  const addSlots = (name: string, limit: SlotLimits): Slots => {
    const slots = createSlots(name, { all: limit.all, perNetwork: perNetwork ? limit.perNetwork : Infinity })
    all.push(slots)
    return slots
  }
  const bodies = addSlots('request bodies', limits.bodies)
  const uploads = addSlots('uploads', limits.uploads)
  const downloads = addSlots('downloads', limits.downloads)
  const local = addSlots('calls', limits.local)
  const external = addSlots('calls to external services', limits.external)
  const reserved = new Map(
    reservedKinds.map((kind) => [
      kind,
      {
        bodies: addSlots(`bodies of ${kind}`, limits.reserved),
        requests: addSlots(`calls of ${kind}`, limits.reserved),
      },
    ]),
  )
  const transfers = createTransfers(checkMs, onCrowdGone)
  app.addHook('onClose', async () => transfers.close())

  /** Releases the slots of a body; called when it has arrived. */
  const releaseBody = new WeakMap<FastifyRequest, () => void>()
  app.decorateRequest('network', '')

  app.addHook('onRequest', (request, reply, next) => {
    // Read now, since a closed socket has no address.
    request.network = getNetwork(request)
    const length = readBodyLength(request)
    // A request that this process makes to itself has neither a connection nor a client that could be slow.
    if (length === 0 || !(request.raw.socket instanceof Socket)) return next()
    const endpoint = getEndpoint(request)
    const isUpload = endpoint?.body === 'multipart'
    const kind = endpoint?.reserved && reserved.get(endpoint.reserved)
    const { raw } = request
    const release = transfers.begin({
      slots: isUpload ? uploads : (kind?.bodies ?? bodies),
      network: request.network,
      weight: isUpload ? 1 : Math.ceil(Math.min(length, app.initialConfig.bodyLimit ?? length) / SLOT_BYTES),
      moved: () => raw.socket.bytesRead,
      waitsForClient: () => !raw.complete,
      minRate: isUpload ? minRates.upload : minRates.body,
      end: () => endTimedOut(raw.socket),
    })
    reply.raw.once('close', () => {
      release?.()
      // A response before the end of the body: the socket stays open for a while, so that the client can read it.
      if (!raw.complete) setTimeout(() => raw.complete || raw.socket.destroy(), minRates.body.ms).unref()
    })
    if (!release) return next(overloaded())
    if (!isUpload) releaseBody.set(request, release)
    next()
  })

  // After the body has arrived: a slow client must not occupy a slot of a request in progress.
  app.addHook('preValidation', (request, reply, next) => {
    releaseBody.get(request)?.()
    const endpoint = getEndpoint(request)
    // An upload has its slot until the response is sent.
    if (!endpoint || endpoint.memoryOnly || endpoint.body === 'multipart') return next()
    if (endpoint.response === 'file') return next(beginSending(request, reply, downloads) ? undefined : overloaded())
    const slots =
      (endpoint.reserved && reserved.get(endpoint.reserved)?.requests) ?? (endpoint.external ? external : local)
    if (endpoint.response === 'lines') return next(beginSending(request, reply, slots) ? undefined : overloaded())
    const { network } = request
    const outcome = slots.take(network)
    if (outcome !== 'taken') {
      slots.refuse(outcome)
      return next(overloaded())
    }
    // `close` is emitted once, also if the client disconnects early.
    reply.raw.once('close', () => slots.leave(network))
    next()
  })

  /** Takes a slot for a response that the client may read slowly; returns false if there is none. */
  function beginSending({ network, raw: { socket } }: FastifyRequest, reply: FastifyReply, slots: Slots): boolean {
    const release = transfers.begin({
      slots,
      network,
      weight: 1,
      moved: () => socket.bytesWritten,
      waitsForClient: () => socket.writableLength > 0,
      minRate: minRates.download,
      end: () => socket.destroy(),
    })
    if (release) reply.raw.once('close', release)
    return release !== null
  }

  const ofRequests = [local, external, downloads, ...reserved.values().map(({ requests }) => requests)]
  const ofBodies = [bodies, uploads, ...reserved.values().map((kind) => kind.bodies)]
  const sum = (some: Slots[], value: (one: Slots) => number) => some.reduce((total, one) => total + value(one), 0)
  return {
    active: () => sum(ofRequests, (one) => one.taken()),
    arriving: () => sum(ofBodies, (one) => one.taken()),
    refused: () => sum(all, (one) => one.refused()),
    shortages: () => all.filter((one) => one.ranOut()).map(({ name }) => name),
  }
}

const getEndpoint = (request: FastifyRequest): EndpointWithSchemas | undefined => request.routeOptions.config.endpoint

/** The announced length in bytes; Infinity for a chunked body. */
function readBodyLength({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Infinity
  return Number(headers['content-length'] ?? 0)
}
