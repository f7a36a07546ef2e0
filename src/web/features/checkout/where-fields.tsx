import { useEffect, useRef, useState } from 'react'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import { formatRupees } from '#shared/money.ts'
import { Button } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type CheckoutFields, textField } from './text-field-props.ts'
import type { Place } from './use-place.ts'

/** Where the bike stands: the position on a tap, then the postal code, which fills in city and state (ux 76, 77). */
export function WhereFields({ form, place }: { form: CheckoutFields; place: Place }) {
	const { codeHint, fillFrom } = usePostalCode(form)
	const field = textField(form)
	return (
		<Stack as="section" aria-labelledby="where-title">
			<Heading id="where-title">Where is the bike?</Heading>
			<Cluster>
				<Button variant="quiet" size="low" busy={place.answer === 'asking'} onClick={place.ask}>
					<Icon name="pin" size={20} />
					Use Current Location
				</Button>
				{place.answer === 'known' && (
					<Button variant="text" size="low" onClick={place.forget}>
						Remove location
					</Button>
				)}
			</Cluster>
			<PlaceWords place={place} />
			<Columns wide={2}>
				<TextField
					{...field('postal_code', { onChange: fillFrom })}
					hint={<span role="status">{codeHint}</span>}
					inputMode="numeric"
					autoComplete="postal-code"
					maxLength={10}
				/>
				<TextField {...field('city')} autoComplete="address-level2" maxLength={longest.city} />
			</Columns>
			<TextField {...field('state')} autoComplete="address-level1" maxLength={longest.state} />
			<TextField
				{...field('address')}
				hint="House, street and a landmark the technician can find."
				autoComplete="street-address"
				maxLength={longest.address}
			/>
		</Stack>
	)
}

function PlaceWords({ place: { answer, fee } }: { place: Place }) {
	return (
		<div role="status">
			{answer === 'known' && (
				<Text size="small" icon="tick" narrow>
					{fee
						? `The technician gets this place. ${fee.distance_fee > 0 ? `The way there costs ${formatRupees(fee.distance_fee)}.` : 'The way there is free.'}`
						: 'Location found.'}{' '}
					Please type the address too.
				</Text>
			)}
			{(answer === 'failed' || answer === 'unsupported') && (
				<Stack gap="tight">
					<Text weight="strong" tone="bad" icon="warning">
						{answer === 'failed' ? 'Location Error' : 'Location Not Supported'}
					</Text>
					<Text size="small" narrow>
						{answer === 'failed' ? 'We could not find out where you are.' : 'This browser cannot tell where you are.'} Please enter the
						address manually.
					</Text>
				</Stack>
			)}
		</div>
	)
}

const usualHint = 'Fills in city and state.'

/**
 * City and state of a postal code, written where nobody has typed anything else; both stay editable (D-44). The table of codes is
 * fetched with the first six digits.
 */
function usePostalCode({ getValues, setValue, messages }: CheckoutFields) {
	const [codeHint, setHint] = useState(usualHint)
	const filled = useRef({ city: '', state: '' })

	async function fillFrom(code: string) {
		if (!/^\d{6}$/.test(code.trim())) return setHint(usualHint)
		const { placeOfPostalCode } = await import('#shared/postal-codes.ts')
		// More may have been typed while the table came.
		if (getValues('postal_code') !== code) return
		const found = placeOfPostalCode(code.trim())
		if (!found) return setHint('We do not know this code. Please type city and state.')
		setHint(`${found.city}, ${found.state}. Please change them if they are wrong.`)
		const before = filled.current
		filled.current = found
		for (const name of ['city', 'state'] as const)
			whenLeft(name, () => {
				if (getValues('postal_code') !== code) return
				const typed = getValues(name).trim()
				if (typed !== '' && typed !== before[name]) return
				setValue(name, found[name], { shouldDirty: true })
				messages.judge(name)
			})
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: what the form began with
	useEffect(() => {
		const { postal_code, city, state } = getValues()
		if (city === '' || state === '') fillFrom(postal_code)
	}, [])
	return { codeHint, fillFrom }
}

/** Now, or once nobody is in the field of that name any more: what is written while somebody types would mix with it. */
function whenLeft(name: string, write: () => void) {
	const field = document.activeElement
	if (field instanceof HTMLInputElement && field.name === name) field.addEventListener('blur', write, { once: true })
	else write()
}
