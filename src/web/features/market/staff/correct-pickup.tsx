import { useState } from 'react'
import { sellLimits } from '#contract/market/sell-words.ts'
import type { StaffSellRequest } from '#contract/market/staff-selling.ts'
import { textField, useCheckoutForm } from '../../../kits/checkout/use-checkout-form.ts'
import { withRefusalHandler } from '../../../kits/form/with-refusal-handler.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type PickupValues, pickupFields } from '../shared/sell-values.ts'
import { SellRefusal } from './sell-refusal.tsx'
import { useSellWrites } from './sell-writes.ts'

/** Puts right where we come to inspect it, and whom we call (B.ADMIN-29). Only what was changed here is sent. */
export function CorrectPickup({ request, onClose }: { request: StaffSellRequest; onClose: () => void }) {
	// What somebody else changes meanwhile is shown when this is sent, not overwritten.
	const [seen, setSeen] = useState(request)
	const [initial] = useState<PickupValues>({ pickup_address: request.pickup_address, contact_number: request.contact_number })
	const form = useCheckoutForm<PickupValues>({ fields: pickupFields, initial })
	const { change } = useSellWrites(request)
	const field = textField(form)
	const { run, isBusy, error } = useAction((changed: Partial<PickupValues>) =>
		withRefusalHandler(
			() => change({ ...changed, version: request.version }),
			({ fields }) => form.messages.refuse(fields),
		),
	)

	async function send() {
		if (!form.messages.check()) return
		const names = ['pickup_address', 'contact_number'] as const
		const typed = form.values()
		const changed = Object.fromEntries(names.flatMap((name) => (typed[name].trim() === initial[name] ? [] : [[name, typed[name].trim()]])))
		setSeen(request)
		if (Object.keys(changed).length === 0 || (await run(changed))) onClose()
	}
	return (
		<FormDialog
			title={`Edit the pickup of ${request.reference}`}
			closeLabel="Keep as it is"
			sendLabel="Save"
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<TextAreaField {...field('pickup_address')} rows={3} autoComplete="off" maxLength={sellLimits.address.most} data-autofocus="" />
			<TextField {...field('contact_number')} type="tel" inputMode="numeric" autoComplete="off" maxLength={20} />
			<SellRefusal error={error} before={seen} fields={Object.keys(pickupFields)} />
		</FormDialog>
	)
}
