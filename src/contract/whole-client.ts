import { addresses } from './addresses.ts'
import { type Client, clientOf, type Send } from './client.ts'

/** The client of all calls, for where their weight does not matter. */
export const createClient = (send: Send): Client => clientOf(addresses, send)
