import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { type ApiProblem, clientOf } from '#contract/client.ts'
import { sellDocuments, sellFiles, sellPhotos } from '#contract/market/sell-words.ts'
import { staffSellingAddresses } from '#contract/market/staff-selling-addresses.ts'
import type { VehicleModel } from '#contract/vehicles/vehicles.ts'
import { formatRupees } from '#shared/money.ts'
import { KeepTyped } from '../../../../kits/checkout/checkout-form.tsx'
import { noHourRules } from '../../../../kits/checkout/checkout-values.ts'
import { type CheckoutForm, useCheckoutForm } from '../../../../kits/checkout/use-checkout-form.ts'
import { BikeField, useModel } from '../../../../kits/desk/bike-field.tsx'
import { type Caller, noCaller } from '../../../../kits/desk/caller.ts'
import { DeskForm } from '../../../../kits/desk/desk-form.tsx'
import { AccountPart, DeskPart } from '../../../../kits/desk/desk-parts.tsx'
import { focusSoon } from '../../../../kits/desk/focus-soon.ts'
import { useCaller } from '../../../../kits/desk/use-caller.ts'
import { useIdempotentSend } from '../../../../kits/form/use-idempotent-send.ts'
import { withRefusalHandler } from '../../../../kits/form/with-refusal-handler.ts'
import { sendBy } from '../../../../session/session.ts'
import { uploadBy } from '../../../../session/upload.ts'
import { allModels } from '../../../../state/vehicle-queries.ts'
import { Button } from '../../../../ui/button.tsx'
import { numberOf } from '../../../../ui/form/form-rules.ts'
import { useAction } from '../../../../ui/form/use-action.ts'
import { LoadingText } from '../../../../ui/loading-text.tsx'
import { Row } from '../../../../ui/rows.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Cluster } from '../../../../ui/stack.tsx'
import { Text } from '../../../../ui/text.tsx'
import { toast } from '../../../../ui/toast.ts'
import { FileSlots } from '../../shared/file-slot.tsx'
import { PickupFields } from '../../shared/pickup-fields.tsx'
import { sellDraft } from '../../shared/sell-draft.ts'
import { listedRegistration } from '../../shared/sell-queries.ts'
import { SellRows } from '../../shared/sell-rows.tsx'
import { isFile, missingWords, requiredFiles, sellForm, sharesOf } from '../../shared/sell-values.ts'
import { type SellFiles, useSellFiles } from '../../shared/use-sell-files.ts'
import { fillVehicle, VehicleFields, type VehiclePick } from '../../shared/vehicle-fields.tsx'
import { staffSellRequest } from '../sell-writes.ts'
import { type DeskSellValues, deskSellFields, deskSellValues, fileProblem, isTouched, sellerFacts } from './desk-sell-values.ts'

/** `model` is the caller's bike. */
type Begun = { caller: Caller; model: VehicleModel | null; types: readonly { id: number; name: string }[] }
type Props = {
	begun: Begun
	/** Who of the company types, by e-mail; what is not sent yet comes back for nobody else. */
	account: string
}

/** The desk for a vehicle that a caller sells to us: all that the customer's own form asks for, on one screen (decision 0071). */
export function NewSellRequest({ begun, account }: Props) {
	const [round, setRound] = useState(0)
	return <Kept key={round} begun={begun} owner={`desk ${account}`} onAnew={() => setRound(round + 1)} />
}

type KeptProps = { begun: Begun; owner: string; onAnew: () => void }

/** Waits for the photos and papers that this browser has kept. */
function Kept(props: KeptProps) {
	const files = useSellFiles(props.owner)
	if (files.isReady) return <Desk {...props} files={files} />
	return (
		<>
			<LoadingText>Loading...</LoadingText>
			<Skeleton shape="rows" count={4} />
		</>
	)
}

function Desk({ begun, owner, files, onAnew }: KeptProps & { files: SellFiles }) {
	const queries = useQueryClient()
	const [draft] = useState(() => sellDraft.of(owner))
	const [isResumed] = useState(draft !== null || files.files().size > 0)
	const [start] = useState(() => deskSellValues(begun.caller, begun.model))
	const [initial] = useState((): DeskSellValues => ({ ...start, ...draft }))
	const hours = useRef(noHourRules)
	const latest = useRef(files)
	useEffect(() => {
		latest.current = files
	})
	const [fields] = useState(() =>
		deskSellFields({
			hours,
			isListed: (number) => queries.getQueryData(listedRegistration(number).queryKey)?.exists === true,
			files: latest,
		}),
	)
	const form = useCheckoutForm<DeskSellValues>({ fields, initial, everyChange: false })
	const { messages, values } = form
	const [modelId, setModelId] = useState(draft ? null : (begun.model?.id ?? null))
	const model = useModel(modelId)
	const desk = useCaller({
		form,
		begun: draft ? noCaller : begun.caller,
		alsoFill: sellerFacts,
		onBike: async (id) => {
			const known = await queries.ensureQueryData(allModels).catch(() => [])
			const bike = known.find((each) => each.id === id)
			if (bike) choose(bike)
		},
		next: () => 'bike',
	})
	const [share, setShare] = useState<number | null>(null)
	const isOver = useRef(false)
	const note = useNote(files, forget)
	const { run, isBusy, error } = useAction((noted: DeskSellValues) =>
		withRefusalHandler(() => note(noted, setShare), showRefusal).finally(() => setShare(null)),
	)
	// The phone rings: whoever comes here types at once.
	useEffect(() => focusSoon(initial.account === '' ? 'account' : 'bike'), [initial])

	// A photo that came takes its line in the list of what is wrong away.
	const wrong = sellFiles.filter((name) => fileProblem(files, name) !== null).join()
	// biome-ignore lint/correctness/useExhaustiveDependencies: they are judged anew when one of them comes or is refused
	useEffect(() => {
		for (const name of sellFiles) messages.changed(name)
	}, [wrong])

	function choose(bike: VehicleModel) {
		setModelId(bike.id)
		fillVehicle(form, pickedOf(bike))
	}
	function showRefusal({ fields: refused }: ApiProblem) {
		for (const [name, [text]] of Object.entries(refused)) if (isFile(name) && text) files.say(name, text)
		messages.refuse(refused)
	}
	function send() {
		for (const name of requiredFiles) if (!files.files().has(name)) files.say(name, missingWords(name))
		if (messages.check() && !files.isBusy) void run(values())
	}
	/** Nothing of it is kept in this browser any more. */
	async function forget() {
		isOver.current = true
		sellDraft.forget()
		await files.forget()
	}
	const shares = share === null ? null : sharesOf(share, files.files())
	const slots = { files, required: requiredFiles, shares }
	return (
		<DeskForm
			title="New sell request"
			form={form}
			model={model}
			rows={
				<>
					<SellRows form={form} files={files.files()} />
					<ExpectedRow form={form} />
				</>
			}
			confirm={share === null ? 'Send for inspection' : share < 1 ? `Sending, ${Math.round(share * 100)} %` : 'All sent. One moment...'}
			does="sends"
			isBusy={isBusy || files.isBusy}
			error={error}
			onSend={send}
			isKept
		>
			<KeepTyped form={{ ...form, values }} keep={(typed) => !isOver.current && isTouched(typed, start) && sellDraft.keep(owner, typed)} />
			{isResumed && (
				<Cluster>
					<Text icon="info">This was begun earlier and not sent yet.</Text>
					<Button variant="quiet" size="low" aria-disabled={isBusy} onClick={() => !isBusy && void forget().then(onAnew)}>
						Start anew
					</Button>
				</Cluster>
			)}
			<AccountPart form={form} desk={desk} />
			<DeskPart title="Vehicle">
				<VehicleFields
					form={form}
					types={begun.types}
					choose={
						<BikeField id="bike" label="Find the bike" error={null} model={model} onChoose={choose} onClear={() => setModelId(null)} />
					}
				/>
			</DeskPart>
			<DeskPart title="Where and when">
				<PickupFields form={form} rules={hours} />
			</DeskPart>
			<DeskPart title="Photos">
				<FileSlots label="Photos" names={sellPhotos} {...slots} />
			</DeskPart>
			<DeskPart title="Documents">
				<FileSlots label="Documents" names={sellDocuments} {...slots} />
			</DeskPart>
		</DeskForm>
	)
}

function ExpectedRow({ form }: { form: CheckoutForm }) {
	const rupees = numberOf(useWatch({ control: form.control, name: 'expected_price' }) ?? '')
	return <Row term="Expected price">{rupees > 0 ? formatRupees(rupees) : '–'}</Row>
}

const pickedOf = ({ vehicle_type, manufacturer_name, name }: VehicleModel): VehiclePick => ({
	typeId: vehicle_type,
	manufacturer: manufacturer_name,
	model: name,
	registrationNumber: '',
})

/** Sends it once, however often it is pressed, tells how far it is, and opens what was noted. */
function useNote(files: SellFiles, forget: () => Promise<void>) {
	const queries = useQueryClient()
	const navigate = useNavigate()
	const sendOnce = useIdempotentSend()
	return async (noted: DeskSellValues, onProgress: (share: number) => void) => {
		const { account, customer_name: _name, customer_email: _email, ...values } = noted
		const chosen = files.files()
		// The files are told apart by what they are, for a form has no text of its own.
		const content = { account, values, files: [...chosen].map(([name, { size, lastModified }]) => [name, size, lastModified]) }
		onProgress(0)
		const { sellForCustomer } = clientOf({ staff: staffSellingAddresses }, sendBy(uploadBy(onProgress))).staff
		const request = await sendOnce(content, (key) => sellForCustomer({ body: sellForm(values, chosen, Number(account)) as never, key }))
		queries.setQueryData(staffSellRequest(request.id).queryKey, request)
		for (const collection of ['counts', 'customer-history', 'audit-log']) queries.invalidateQueries({ queryKey: ['staff', collection] })
		queries.invalidateQueries({ queryKey: ['staff', 'sell-requests'], predicate: ({ queryKey }) => queryKey[2] !== request.id })
		await forget()
		await navigate(`/admin/sell-requests/${request.id}`)
		toast({ title: `${request.reference} is noted` })
	}
}
