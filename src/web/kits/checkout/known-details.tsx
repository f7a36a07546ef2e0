import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type AddressValues, addressFields, type ContactValues, contactFields } from './checkout-values.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

const names = [...Object.keys(addressFields), ...Object.keys(contactFields)]

/**
 * Where and who in a line with 'Change' while they stand as the profile `knows` them, so that a returning customer types nothing;
 * otherwise, and as soon as something is wrong with one of them, the sections themselves.
 */
export function KnownDetails({
	form,
	known,
	title,
	children,
}: {
	form: CheckoutForm
	/** What the profile says, where it says all of it. */
	known: (AddressValues & ContactValues) | null
	title: string
	/** The sections that ask. */
	children: ReactNode
}) {
	const [isOpen, setOpen] = useState(() => known === null || Object.entries(known).some(([name, text]) => form.getValues(name) !== text))
	const isWrong = names.some((name) => form.messages.wiring(name).error !== null)
	if (isWrong && !isOpen) setOpen(true)
	const [isEditRequested, setEditRequested] = useState(false)
	const sections = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (isEditRequested) sections.current?.focus()
	}, [isEditRequested])

	if (isOpen || known === null)
		return (
			<Stack ref={sections} gap="apart" tabIndex={-1}>
				{children}
			</Stack>
		)
	return (
		<Stack as="section" gap="small" aria-labelledby="known-title">
			<Heading id="known-title">{title}</Heading>
			<Cluster apart>
				<div>
					<Text>
						{known.address}, {known.city} {known.postal_code}
					</Text>
					<Text size="small" tone="muted">
						{known.customer_name}, {known.customer_phone}
					</Text>
				</div>
				<Button
					variant="text"
					size="low"
					onClick={() => {
						setOpen(true)
						setEditRequested(true)
					}}
				>
					Change<VisuallyHidden> address and contact</VisuallyHidden>
				</Button>
			</Cluster>
		</Stack>
	)
}
