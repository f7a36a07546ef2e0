/** Of a picture that somebody uploads (A.R-41, B.R-25). */
export const pictureLimits = { megabytes: 5, megapixels: 50 } as const

export const imageRequired = 'Please choose an image file.'
export const imageHuge = `This image has more than ${pictureLimits.megapixels} megapixels. Please choose a smaller one.`
