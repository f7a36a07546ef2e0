/** '12,400 km'. */
export const inKm = (km: number): string => `${km.toLocaleString('en-IN')} km`
