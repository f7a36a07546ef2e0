import { createContext } from 'react'

/** On the server the id of the request, under which the log has the error; null in a browser. */
export const RequestId = createContext<string | null>(null)
