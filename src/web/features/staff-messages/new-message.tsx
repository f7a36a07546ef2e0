import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { contactKindDisplay, contactLimits, whatHappens } from '#contract/contact/contact-words.ts'
import { textField, useCheckoutForm } from '../../kits/checkout/use-checkout-form.ts'
import type { Caller } from '../../kits/desk/caller.ts'
import { DeskForm } from '../../kits/desk/desk-form.tsx'
import { CallerPart, DeskPart, EmailField } from '../../kits/desk/desk-parts.tsx'
import { focusSoon } from '../../kits/desk/focus-soon.ts'
import { useCaller } from '../../kits/desk/use-caller.ts'
import { useIdempotentSend } from '../../kits/form/use-idempotent-send.ts'
import { withRefusalHandler } from '../../kits/form/with-refusal-handler.ts'
import { ComplaintField } from '../../kits/messages/complaint-field.tsx'
import { staffApi } from '../../staff-api.ts'
import { useAction } from '../../ui/form/use-action.ts'
import { Row } from '../../ui/rows.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type NoteValues, noteFields } from './note-fields.ts'

/** Writes down what somebody says on the phone; it waits for an answer like a message that was sent (decision 0071). */
export function NewMessage({ begun }: { begun: Caller }) {
	const queries = useQueryClient()
	const navigate = useNavigate()
	const sendOnce = useIdempotentSend()
	const [initial] = useState(() => valuesOf(begun))
	const form = useCheckoutForm<NoteValues>({ fields: noteFields, initial })
	const { messages, values } = form
	const isComplaint = useWatch({ control: form.control, name: 'kind' }) === 'complaint'
	const kind = isComplaint ? 'complaint' : 'question'
	const desk = useCaller({ form, begun, next: nextField })
	const { run, isBusy, error } = useAction((body: ReturnType<typeof bodyOf>) =>
		withRefusalHandler(
			async () => {
				const { id, reference } = await sendOnce(body, (key) => staffApi.noteContactMessage({ body, key }))
				queries.invalidateQueries({ queryKey: ['staff'] })
				await navigate(`/admin/contact-messages/${id}`)
				toast({ title: `${reference} is noted` })
			},
			(refused) => messages.refuse(refused.fields),
		),
	)
	// The phone rings: whoever comes here types at once.
	useEffect(() => focusSoon(begun.customer === null ? 'customer_phone' : nextField(begun)), [begun])
	return (
		<DeskForm
			title="New message"
			form={form}
			rows={
				<>
					<Row term="Kind">{contactKindDisplay[kind]}</Row>
					<Row term="What happens next">{whatHappens[kind]}</Row>
				</>
			}
			confirm="Save message"
			does="saves"
			isBusy={isBusy}
			error={error}
			onSend={() => messages.check() && void run(bodyOf(values()))}
		>
			<CallerPart form={form} desk={desk} optional>
				<EmailField form={form} hint="Our answer is sent there." required />
			</CallerPart>
			<DeskPart title="What was said">
				<TextAreaField {...textField(form)('message')} rows={6} maxLength={contactLimits.message} />
				<ComplaintField checked={isComplaint} onChange={({ target }) => desk.put('kind', target.checked ? 'complaint' : 'question')} />
			</DeskPart>
		</DeskForm>
	)
}

const nextField = ({ customer_email }: Caller) => (customer_email === '' ? 'customer_email' : 'message')

const valuesOf = ({ customer_phone, customer_name, customer_email }: Caller): NoteValues => ({
	customer_phone,
	customer_name,
	customer_email,
	message: '',
	kind: 'question',
})

/** What the call takes. */
const bodyOf = ({ customer_phone, customer_name, customer_email, message, kind }: NoteValues) => ({
	phone: customer_phone.trim(),
	name: customer_name.trim(),
	email: customer_email.trim(),
	message: message.trim(),
	kind: kind === 'complaint' ? ('complaint' as const) : ('question' as const),
})
