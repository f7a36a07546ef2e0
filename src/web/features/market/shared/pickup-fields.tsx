import type { RefObject } from 'react'
import { sellLimits } from '#contract/market/sell-words.ts'
import type { HourRules } from '../../../kits/checkout/checkout-values.ts'
import { HourFields } from '../../../kits/checkout/hour-fields.tsx'
import { type CheckoutForm, textField } from '../../../kits/checkout/use-checkout-form.ts'
import { freeHours } from '../../../state/public-queries.ts'
import { Stack } from '../../../ui/stack.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Props = { form: CheckoutForm; rules: RefObject<HourRules> }

/** Where and when we come (B.SELL-03). */
export function PickupFields({ form, rules }: Props) {
	const field = textField(form)
	return (
		<Stack gap="loose">
			<Stack>
				<TextAreaField
					{...field('pickup_address')}
					rows={3}
					hint="House, street, town and PIN code."
					autoComplete="street-address"
					maxLength={sellLimits.address.most}
				/>
				<TextField
					{...field('contact_number')}
					type="tel"
					inputMode="numeric"
					autoComplete="tel"
					maxLength={20}
					hint="We call this number before we come."
				/>
			</Stack>
			<HourFields form={form} rules={rules} hoursOf={freeHours} failed="The free hours could not be loaded." />
		</Stack>
	)
}
