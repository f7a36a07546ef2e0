import { z } from 'zod'
import { traits } from './vehicle-words.ts'

/** Words of D-51, each once and in the order in which they are listed there, however they are sent. */
export const traitList = z.array(z.enum(traits)).transform((sent) => traits.filter((trait) => sent.includes(trait)))
