import { useEffect, useRef, useState } from 'react'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import { formatExactRupees } from '#shared/money.ts'
import { Button } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { AddressValues } from './checkout-values.ts'
import { type CheckoutForm, textField } from './use-checkout-form.ts'
import type { Place } from './use-place.ts'

type Props = {
	form: CheckoutForm
	place: Place
	title: string
	/** Below the street address. */
	hint: string
	/** What becomes of the place, before what its way costs. */
	placeWords: string
	/** What the way there costs, as the trade calls it. */
	feeTerm?: string
	/** By which rule the way is charged; null while it is not known. */
	distanceRule?: string | null
}

/** Where it goes: the position on a tap, then the postal code, which fills in city and state (ux 76, 77). */
export function AddressFields({ form, place, title, hint, placeWords, feeTerm = 'Travel', distanceRule = null }: Props) {
	return (
		<Stack as="section" aria-labelledby="where-title">
			<Heading id="where-title">{title}</Heading>
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
			{distanceRule && place.answer !== 'known' && (
				<Text size="small" tone="muted">
					{distanceRule}
				</Text>
			)}
			<PlaceWords place={place} words={placeWords} feeTerm={feeTerm} />
			<AddressTexts form={form} hint={hint} />
		</Stack>
	)
}

/** The postal code, which fills in city and state, and the street. */
export function AddressTexts({ form, hint }: Pick<Props, 'form' | 'hint'>) {
	const { codeHint, fillFrom } = usePostalCode(form)
	const field = (name: keyof AddressValues, more?: { onChange: (text: string) => void }) => textField(form)(name, more)
	return (
		<>
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
			<TextField {...field('address')} hint={hint} autoComplete="street-address" maxLength={longest.address} />
		</>
	)
}

function PlaceWords({ place: { answer, fee, refused }, words, feeTerm }: { place: Place; words: string; feeTerm: string }) {
	return (
		<div role="status">
			{answer === 'known' && refused && (
				<Stack gap="tight">
					<Text weight="strong" tone="bad" icon="warning">
						{refused}
					</Text>
					<Text size="small" narrow>
						Is the bike somewhere else? Then remove the location and type the address.
					</Text>
				</Stack>
			)}
			{answer === 'known' && !refused && (
				<Text size="small" icon="tick" narrow>
					{fee
						? `${words} ${fee.distance_fee > 0 ? `${feeTerm}: ${formatExactRupees(fee.distance_fee)}.` : `${feeTerm} is free.`}`
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
						{answer === 'failed' ? 'We could not find your location.' : 'This browser cannot share your location.'} Please enter the address
						manually.
					</Text>
				</Stack>
			)}
		</div>
	)
}

const usualHint = 'Fills in city and state.'

/**
 * Fills in city and state of a postal code where nobody has typed anything else than those of the code before, be it one that the form
 * began with; both stay editable (D-44). The table of codes is fetched with the first six digits.
 */
export function usePostalCode({ getValues, setValue, messages }: CheckoutForm) {
	const [codeHint, setHint] = useState(usualHint)
	const lastCode = useRef(getValues('postal_code'))

	async function fillFrom(code: string) {
		if (!/^\d{6}$/.test(code.trim())) return setHint(usualHint)
		const { placeOfPostalCode } = await import('#shared/postal-codes.ts')
		// More may have been typed while the table was loading.
		if (getValues('postal_code') !== code) return
		const found = placeOfPostalCode(code.trim())
		if (!found) return setHint('We do not know this PIN code. Please type the city and state.')
		setHint(`${found.city}, ${found.state}. Please change them if they are wrong.`)
		const before = placeOfPostalCode(lastCode.current.trim())
		lastCode.current = code
		for (const name of ['city', 'state'] as const)
			whenLeft(name, () => {
				if (getValues('postal_code') !== code) return
				const typed = getValues(name).trim()
				if (typed !== '' && typed !== before?.[name]) return
				setValue(name, found[name], { shouldDirty: true })
				messages.judge(name)
			})
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: what the form began with
	useEffect(() => {
		if (getValues('city') === '' || getValues('state') === '') fillFrom(getValues('postal_code'))
	}, [])
	return { codeHint, fillFrom }
}

/** Now, or once the field of that name has lost the focus: filling it in while somebody types would mix the two. */
function whenLeft(name: string, write: () => void) {
	const field = document.activeElement
	if (field instanceof HTMLInputElement && field.name === name) field.addEventListener('blur', write, { once: true })
	else write()
}
