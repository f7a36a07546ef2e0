import { useState } from 'react'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { normaliseRegistration } from '#shared/registration.ts'
import { trimmedContact } from '../../../../kits/checkout/checkout-values.ts'
import { textField, useCheckoutForm } from '../../../../kits/checkout/use-checkout-form.ts'
import { withRefusalHandler } from '../../../../kits/form/with-refusal-handler.ts'
import { Columns } from '../../../../ui/columns.tsx'
import { useAction } from '../../../../ui/form/use-action.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { Refusal } from '../refusal.tsx'
import { type RepairChange, useRepairWrites } from '../repair-writes.ts'
import { type BookedValues, bookedFields, bookedOf } from './desk-values.ts'

/** Puts right who a repair is for, where, and which plate (D-53). Only what was changed here is sent. */
export function CorrectDialog({ repair, onClose }: { repair: StaffRepairInFull; onClose: () => void }) {
	// What somebody else changes meanwhile is shown when this is sent, not overwritten.
	const [seen, setSeen] = useState(repair)
	const [initial] = useState(() => bookedOf(repair))
	const form = useCheckoutForm<BookedValues>({ fields: bookedFields, initial })
	const { change } = useRepairWrites(repair)
	const field = textField(form)
	const { messages } = form
	const { run, isBusy, error } = useAction((changed: RepairChange) =>
		withRefusalHandler(
			() => change(changed),
			({ fields }) => messages.refuse(fields),
		),
	)

	async function send() {
		if (!messages.check()) return
		const before = cleaned(initial)
		const changed = Object.fromEntries(
			Object.entries(cleaned(form.values())).filter(([name, value]) => before[name as keyof BookedValues] !== value),
		)
		setSeen(repair)
		if (Object.keys(changed).length === 0 || (await run({ ...changed, version: repair.version }))) onClose()
	}
	return (
		<FormDialog
			title={`Edit ${repair.reference}`}
			closeLabel="Keep as it is"
			sendLabel="Save"
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<Columns wide={2} phone={1}>
				<TextField {...field('customer_phone')} type="tel" inputMode="numeric" autoComplete="off" maxLength={20} data-autofocus="" />
				<TextField {...field('customer_name')} autoComplete="off" maxLength={longest.name} />
				<TextField {...field('customer_email', { optional: true })} type="email" autoComplete="off" maxLength={254} />
				<TextField {...field('registration_number', { optional: true })} autoComplete="off" autoCapitalize="characters" />
				<TextField {...field('postal_code')} inputMode="numeric" autoComplete="off" maxLength={10} />
				<TextField {...field('city')} autoComplete="off" maxLength={longest.city} />
				<TextField {...field('state')} autoComplete="off" maxLength={longest.state} />
				<TextField {...field('address')} autoComplete="off" maxLength={longest.address} />
			</Columns>
			<TextAreaField {...field('notes', { optional: true })} rows={3} maxLength={longest.note} />
			<Refusal error={error} before={seen} fields={Object.keys(bookedFields)} />
		</FormDialog>
	)
}

/** As it is sent, and as the server keeps it. */
const cleaned = (values: BookedValues): BookedValues => ({
	...trimmedContact(values),
	registration_number: normaliseRegistration(values.registration_number),
	notes: values.notes.trim(),
})
