import { z } from 'zod'
import { paymentMethods } from '../company/payment-words.ts'
import { judgedText, latitude, longitude, money } from '../fields.ts'
import { cityProblem, emailProblem, nameProblem, phoneProblem, postalCodeProblem, stateProblem, streetProblem } from './doorstep-words.ts'

/** What every checkout sends beside what is sold and the address (B.E-16): whom it is for, exactly where, and how it is paid. */
export const checkoutFields = {
	customer_name: judgedText(nameProblem),
	customer_email: judgedText(emailProblem).transform((text) => text.toLowerCase()),
	customer_phone: judgedText(phoneProblem),
	latitude: latitude.nullish(),
	longitude: longitude.nullish(),
	payment_method: z.enum(paymentMethods).default('cash'),
	/** What the customer was shown, rupees; a higher total is told before anything is agreed (B.R-13). */
	total_amount: money.min(0).nullish(),
}

/** An address, part by part, for whatever name each has on the wire. */
export const addressFields = {
	street: judgedText(streetProblem, 'address'),
	city: judgedText(cityProblem),
	state: judgedText(stateProblem),
	postalCode: judgedText(postalCodeProblem),
}

type Place = { latitude?: number | null; longitude?: number | null }
/** Half a place is a mistake of the sender, not an order without a place (B.E-18). */
export const wholePlace = ({ latitude, longitude }: Place, context: z.RefinementCtx) => {
	if (((latitude ?? null) === null) === ((longitude ?? null) === null)) return
	context.addIssue({
		code: 'custom',
		path: [(latitude ?? null) === null ? 'latitude' : 'longitude'],
		message: 'Latitude and longitude belong together.',
	})
}
