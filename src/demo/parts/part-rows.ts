import type { PartRow } from './part-row.ts'

/** Every part of the demo catalogue. */
export const partRows: PartRow[] = []
