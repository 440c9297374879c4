import { connect } from 'node:net'

// For network.spec.ts: connects to a port, sends each message of its parent there, and reports what returns.
const socket = connect(Number(process.argv[2]), '127.0.0.1', () => process.send!('connected'))
socket.on('data', (data) => process.send!(String(data)))
process.on('message', (text: string) => socket.write(text))
