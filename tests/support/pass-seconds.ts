import { now, setClock } from '#platform/clock.ts'

/** Sets the product's clock so many seconds later. */
export const passSeconds = (seconds: number) => setClock(new Date(now().getTime() + seconds * 1000))
