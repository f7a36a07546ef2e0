/** Of a picture that somebody uploads (A.R-41, B.R-25); `side` is pixels, `decodedMegabytes` what it takes in memory once it is read. */
export const pictureLimits = { megabytes: 5, megapixels: 50, side: 12_000, decodedMegabytes: 200 } as const

export const imageRequired = 'Please choose an image file.'
export const imageHuge = `This image has more than ${pictureLimits.megapixels} megapixels. Please choose a smaller one.`
export const imageTooLong = 'A side of this image has more than 12,000 pixels. Please choose a smaller one.'
export const imageTooDeep = 'This image takes too much memory to be read. Please save it with 8 bits a colour, or smaller.'
