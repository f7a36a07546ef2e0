/** Whether a text shows nothing: blanks, characters without a shape, and the fillers of Hangul and Braille that draw as blanks. */
export const isBlank = (text: string) => /^[\s\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u.test(text)
