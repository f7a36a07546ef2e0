/** When a photo of work was taken: as the vehicle was found, or as it was left. */
export const photoMoments = ['before', 'after'] as const
export type PhotoMoment = (typeof photoMoments)[number]
export const photoMomentDisplay: Record<PhotoMoment, string> = { before: 'Before', after: 'After' }

/** Photos of one moment. */
export const maxPhotos = 6
/** How they are drawn, in the browser before they are sent and by us: pixels of the longer side, quality as JPEG. */
export const workPhoto = { side: 1_600, quality: 0.8 } as const

export const tooManyPhotos = (moment: PhotoMoment) => `There are ${maxPhotos} photos of ${moment} the work already. Delete one first.`
export const photoMissing = 'Please choose a photo.'
export const photosTooEarly = 'Photos can be added once the work has begun.'
export const photosCancelled = 'This work was cancelled.'
export const photosTooLate = 'The work was completed on an earlier day. Please ask the office to add or delete photos.'
