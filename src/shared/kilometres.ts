import { formatCount } from './format-count.ts'

/** '12,400 km'. */
export const inKm = (km: number): string => `${formatCount(km)} km`
