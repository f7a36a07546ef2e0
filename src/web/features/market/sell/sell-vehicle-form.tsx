import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiProblem } from '#contract/client.ts'
import { marketFuels } from '#contract/market/market-words.ts'
import { requiredPhotos, sellDocuments, sellPhotos } from '#contract/market/sell-words.ts'
import type { SellRequest } from '#contract/market/selling.ts'
import type { OwnVehicle } from '#contract/vehicles/vehicles.ts'
import { formatRegistration, normaliseRegistration } from '#shared/registration.ts'
import { KeepTyped } from '../../../kits/checkout/checkout-form.tsx'
import { type HourRules, noHourRules } from '../../../kits/checkout/checkout-values.ts'
import { useCheckoutForm } from '../../../kits/checkout/use-checkout-form.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { ownProfile } from '../../../state/own-queries.ts'
import { chosenOf } from '../../../state/selected-vehicle.ts'
import { ownVehicles, vehicleTypes } from '../../../state/vehicle-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Split } from '../../../ui/columns.tsx'
import { controlOf } from '../../../ui/form/focus-field.ts'
import { useSinglePress } from '../../../ui/form/use-single-press.ts'
import { Heading } from '../../../ui/heading.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { FileSlots } from '../shared/file-slot.tsx'
import { PickupFields } from '../shared/pickup-fields.tsx'
import { sellDraft } from '../shared/sell-draft.ts'
import { listedRegistration, ownSellRequests } from '../shared/sell-queries.ts'
import {
	faultsOfStep,
	isFile,
	missingWords,
	requiredFiles,
	type SellStep,
	type SellValues,
	sellFields,
	sellForm,
	sellSteps,
	sharesOf,
	stepOf,
} from '../shared/sell-values.ts'
import { sellingApiWithProgress } from '../shared/selling-api.ts'
import { type SellFiles, useSellFiles } from '../shared/use-sell-files.ts'
import { fillVehicle, VehicleFields, type VehiclePick } from '../shared/vehicle-fields.tsx'
import { SellCard } from './sell-card.tsx'
import { SellResult } from './sell-result.tsx'
import { SellSteps } from './sell-steps.tsx'
import { useSellStep } from './use-sell-step.ts'
import { WhatHappensNext } from './what-happens-next.tsx'

type Props = {
	account: { name: string; email: string }
	picker: { open: (onPicked: (picked: VehiclePick) => void) => void; prepare: () => void }
}

/** Offers a vehicle to us in four steps; nothing that was typed or chosen is lost before it is sent (B.SELL-01 to B.SELL-11). */
export function SellVehicleForm({ account, picker }: Props) {
	const profile = useQuery(ownProfile)
	const types = useQuery(vehicleTypes)
	const owns = useQuery(ownVehicles)
	const requests = useQuery(ownSellRequests)
	const files = useSellFiles(account.email)
	// Data that arrives later must not take the form away from whoever fills it in.
	const [wasKnown, setKnown] = useState(false)
	const isKnown = !profile.isPending && !types.isPending && !owns.isPending && !requests.isPending && files.isReady
	if (isKnown && !wasKnown) setKnown(true)
	if (!wasKnown)
		return (
			<>
				<LoadingText>Loading your details...</LoadingText>
				<Skeleton shape="rows" count={6} />
			</>
		)
	const known = profile.data
	const own = chosenOf(notOffered(owns.data ?? [], requests.data ?? []))
	const address = [known?.address, known?.city, known?.state, known?.postal_code].filter(Boolean).join(', ')
	const initial: SellValues = {
		vehicle_type: own ? String(own.vehicle_type) : '',
		brand: own?.manufacturer_name ?? '',
		model: own?.vehicle_model_name ?? '',
		year: '',
		registration_number: own?.registration_number ? formatRegistration(own.registration_number) : '',
		kms_driven: '',
		fuel_type: marketFuels.find((fuel) => fuel === own?.fuel) ?? '',
		engine_capacity: '',
		color: '',
		expected_price: '',
		pickup_address: known?.address ? address : '',
		contact_number: (known?.phone_number ?? '').replace(/\D/g, ''),
		schedule_date: '',
		schedule_time: '',
		...sellDraft.of(account.email),
	}
	return <LoadedForm account={account} picker={picker} files={files} initial={initial} types={types.data ?? []} />
}

/** Bikes that nobody has offered to us yet, as far as is known; a number can be offered once at a time. */
const notOffered = (owns: readonly OwnVehicle[], requests: readonly SellRequest[]) =>
	owns.filter(
		({ registration_number: number }) =>
			!requests.some(
				({ status, vehicle_details }) =>
					status !== 'rejected' && number !== '' && normaliseRegistration(vehicle_details.registration_number) === number,
			),
	)

type LoadedFormProps = Props & { files: SellFiles; initial: SellValues; types: readonly { id: number; name: string }[] }

function LoadedForm({ account, picker, files, initial, types }: LoadedFormProps) {
	const queries = useQueryClient()
	const { step, at, heading, goTo, showAt } = useSellStep(() => sellDraft.of(account.email) !== null || files.files().size > 0)
	const rules = useRef<HourRules>(noHourRules)
	const [fields] = useState(() => sellFields(rules, (number) => queries.getQueryData(listedRegistration(number).queryKey)?.exists === true))
	const form = useCheckoutForm({ fields, initial, everyChange: false })
	const sendOnce = useIdempotentSend()
	const { isBusy, press } = useSinglePress()
	const [share, setShare] = useState<number | null>(null)
	const [sent, setSent] = useState<SellRequest | null>(null)
	const [failure, setFailure] = useState<unknown>(null)
	const [words, setWords] = useState<string | null>(null)

	/** True when nothing is wrong on a step; otherwise it says what. */
	function check(of: SellStep) {
		if (of === 'photos' || of === 'documents') {
			const faulty = requiredFiles.filter((name) => stepOf(name) === of && !files.files().has(name))
			const refused = [...(of === 'photos' ? sellPhotos : sellDocuments)].filter((name) => files.at(name).isRefused)
			if (faulty.length + refused.length === 0) return !files.isBusy
			showAt(of, () => {
				flushSync(() => {
					for (const name of faulty) files.say(name, missingWords(name))
					setWords('Please correct the errors in the form')
				})
				controlOf([...faulty, ...refused][0] ?? '')?.focus()
			})
			return false
		}
		const faults = faultsOfStep(fields, form.values(), of)
		if (faults.length === 0) return true
		showAt(of, () => {
			flushSync(() => setWords('Please correct the errors in the form'))
			form.messages.show(faults)
		})
		return false
	}

	function next(event: FormEvent) {
		event.preventDefault()
		setWords(null)
		if (!check(step)) return
		const following = sellSteps[at + 1]
		if (following) return goTo(following.step)
		const faulty = sellSteps.find((each) => !check(each.step))
		if (!faulty) send()
	}

	const send = () =>
		press(async () => {
			setFailure(null)
			setShare(0)
			const values = form.values()
			const chosen = files.files()
			// The files are told apart by what they are, for a form has no text of its own.
			const content = { values, files: [...chosen].map(([name, { size, lastModified }]) => [name, size, lastModified]) }
			try {
				const request = await sendOnce(content, (key) =>
					sellingApiWithProgress(setShare).sell({ body: sellForm(values, chosen) as never, key }),
				)
				sellDraft.forget()
				files.forget()
				setSent(request)
			} catch (error) {
				if (!(error instanceof ApiProblem) || !showRefusal(error)) setFailure(error)
			} finally {
				setShare(null)
				queries.invalidateQueries({ queryKey: ownSellRequests.queryKey })
			}
		})

	/** Shows what the server refused at its field; false where it said nothing of any. */
	function showRefusal({ fields: refused }: ApiProblem) {
		const [first] = Object.keys(refused).filter((name) => isFile(name) || name in fields || name === 'pickup_slot')
		if (!first) return false
		showAt(stepOf(first), () => {
			flushSync(() => {
				for (const [name, [text]] of Object.entries(refused)) if (isFile(name) && text) files.say(name, text)
				setWords('Please correct the highlighted fields')
			})
			if (!form.messages.refuse(refused)) controlOf(first)?.focus()
		})
		return true
	}

	if (sent) return <SellResult of={{ request: sent }} />
	const shares = share === null ? null : sharesOf(share, files.files())
	const count = files.files()
	const done = requiredPhotos.filter((name) => count.has(name)).length
	// What was said of the whole is about what stood there then.
	return (
		<form noValidate onSubmit={next} onChange={() => setWords(null)}>
			<KeepTyped form={form} keep={(values) => sellDraft.keep(account.email, values)} />
			<Split side={<WhatHappensNext />}>
				<Stack gap="loose">
					<SellSteps at={at} />
					<div>
						<Text size="small" tone="muted">
							Step {at + 1} of {sellSteps.length}
						</Text>
						<Heading ref={heading} tabIndex={-1} size="l">
							{titles[step]}
						</Heading>
						<Text tone="muted">{step === 'photos' ? `${hints.photos} ${done} of ${requiredPhotos.length} done.` : hints[step]}</Text>
					</div>
					{step === 'vehicle' && (
						<VehicleFields
							form={form}
							types={types}
							choose={
								<Button
									variant="quiet"
									size="low"
									onPointerEnter={picker.prepare}
									onFocus={picker.prepare}
									onClick={() => picker.open((picked) => fillVehicle(form, picked))}
								>
									Choose from pictures
								</Button>
							}
						/>
					)}
					{step === 'photos' && <FileSlots label="Photos" names={sellPhotos} files={files} required={requiredFiles} shares={shares} />}
					{step === 'documents' && (
						<FileSlots label="Documents" names={sellDocuments} files={files} required={requiredFiles} shares={shares} />
					)}
					{step === 'pickup' && <PickupFields form={form} rules={rules} />}
					{step === 'pickup' && <SellCard form={form} files={count} shares={shares} share={share} />}
					<ProblemAlert words={!isBusy && words} />
					<Cluster>
						{at > 0 && (
							<Button variant="quiet" aria-disabled={isBusy} onClick={() => goTo(sellSteps[at - 1]?.step ?? 'vehicle')}>
								Back
							</Button>
						)}
						<Button type="submit" variant="go" busy={isBusy || files.isBusy}>
							{at === sellSteps.length - 1 ? 'Send for inspection' : 'Continue'}
						</Button>
					</Cluster>
					<Text size="small" tone="muted">
						Saved as you go, photos too. You can come back to it in this tab.
					</Text>
				</Stack>
			</Split>
			{failure !== null && <SellResult of={{ failure, onRetry: () => setFailure(null) }} />}
		</form>
	)
}

const titles: Record<SellStep, string> = {
	vehicle: 'Your vehicle',
	photos: 'Seven photos',
	documents: 'Your documents',
	pickup: 'Where and when',
}
const hints: Record<SellStep, string> = {
	vehicle: 'As it stands in its papers.',
	photos: 'Hold the phone sideways and fill the outline. Daylight is best.',
	documents: 'As PDF or photo. Only we see them, and only to check your vehicle.',
	pickup: 'We come to your door to inspect it. That is free.',
}
