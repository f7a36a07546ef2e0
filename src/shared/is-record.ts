/** Whether something that came from elsewhere has fields to look at. */
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
