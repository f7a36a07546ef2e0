/** Where the demo company starts from. */
export const origin = { latitude: 18.5204, longitude: 73.8567 }

/** A place so many kilometres north of where the company starts. */
export const northOfOrigin = (km: number) => ({ ...origin, latitude: origin.latitude + km / 111.19508 })
