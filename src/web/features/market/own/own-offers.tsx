import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explainOffer, type OfferStatus, offerLimits } from '#contract/market/offer-words.ts'
import type { SellRequest } from '#contract/market/selling.ts'
import type { Offer } from '#contract/market/staff-selling.ts'
import { formatExactRupees } from '#shared/money.ts'
import { wordsOf } from '../../../api.ts'
import { useTypedText } from '../../../browser/typed-text.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Row, Rows, Total } from '../../../ui/rows.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp, type StampKind } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { ownOffers, ownSellRequest } from '../shared/sell-queries.ts'
import { sellingApi } from '../shared/selling-api.ts'
import { vehicleName } from '../shared/vehicle-words.ts'

/** The state of an offer in words for its seller. */
const stands: Record<OfferStatus, { words: string; kind: StampKind }> = {
	open: { words: 'Waiting for you', kind: 'wait' },
	accepted: { words: 'Accepted', kind: 'ok' },
	declined: { words: 'Declined', kind: 'plain' },
	withdrawn: { words: 'Withdrawn by us', kind: 'plain' },
}

type Answering = { offer: Offer; as: 'accept' | 'decline' }

/**
 * What we offer for an inspected vehicle, the newest first, each line by line; the open one is answered here (D-48). Nothing without an
 * offer.
 */
export function OwnOffers({ request }: { request: SellRequest }) {
	const offers = useQuery(ownOffers(request.id))
	const [answering, setAnswering] = useState<Answering | null>(null)
	if (!offers.data) return <NotLoaded query={offers} loading="Loading our offer..." failed="Our offer could not be loaded." count={3} />
	if (offers.data.length === 0) return null
	return (
		<Stack as="section" gap="small" aria-labelledby="offers-title">
			<Heading id="offers-title">Our offer</Heading>
			{offers.data.map((offer) => (
				<OfferCard key={offer.id} offer={offer} onAnswer={(as) => setAnswering({ offer, as })} />
			))}
			{answering && <AnswerOffer {...answering} request={request} onClose={() => setAnswering(null)} />}
		</Stack>
	)
}

function OfferCard({ offer, onAnswer }: { offer: Offer; onAnswer: (as: Answering['as']) => void }) {
	const { expected, steps, price } = explainOffer(offer.expected_price, offer.lines)
	const { words, kind } = stands[offer.status]
	return (
		<Stack gap="small">
			<JobCard label={momentWords(offer.created_at)} title={formatExactRupees(price)} corner={<Stamp kind={kind}>{words}</Stamp>}>
				<Rows>
					<Row term="Price you expect">{formatExactRupees(expected)}</Row>
					{steps.map(({ label, amount }) => (
						<Row key={label} term={label}>
							{amount > 0 ? '+' : ''}
							{formatExactRupees(amount)}
						</Row>
					))}
					{offer.note && <Row term="Note">{offer.note}</Row>}
					{offer.reason && <Row term="You declined because">{offer.reason}</Row>}
				</Rows>
				<Total term="We offer">{formatExactRupees(price)}</Total>
			</JobCard>
			{offer.status === 'open' && (
				<Cluster data-print="hide">
					<Button variant="go" onClick={() => onAnswer('accept')}>
						Accept {formatExactRupees(price)}
					</Button>
					<Button variant="quiet" onClick={() => onAnswer('decline')}>
						Decline
					</Button>
				</Cluster>
			)}
		</Stack>
	)
}

/** Asks once more, since an answer cannot be taken back, and sends it. */
function AnswerOffer({ offer, as, request, onClose }: Answering & { request: SellRequest; onClose: () => void }) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const [reason, setReason] = useTypedText(`decline offer ${offer.id}`)
	const { id, vehicle_details: vehicle } = request
	const params = { id, offer: offer.id }
	const { run, isBusy, error } = useAction(async () => {
		try {
			const answered = await sendOnce([as, params, reason.trim()], (key) =>
				as === 'accept'
					? sellingApi.acceptOffer({ params, body: {}, key })
					: sellingApi.declineOffer({ params, body: { reason: reason.trim() }, key }),
			)
			queries.setQueryData(ownOffers(id).queryKey, (all) => all?.map((each) => (each.id === answered.id ? answered : each)))
			setReason('')
			toast({ title: as === 'accept' ? 'Offer accepted' : 'Offer declined' })
			onClose()
		} finally {
			// It may have been withdrawn meanwhile, or answered in another tab.
			queries.invalidateQueries({ queryKey: ownSellRequest(id).queryKey })
		}
	})
	const price = formatExactRupees(offer.price)
	return (
		<FormDialog
			title={as === 'accept' ? `Accept ${price}?` : `Decline ${price}?`}
			closeLabel="Not yet"
			sendLabel={as === 'accept' ? 'Accept the offer' : 'Decline the offer'}
			variant={as === 'accept' ? 'go' : 'bad'}
			busy={isBusy}
			isStep={as === 'accept'}
			onSend={() => run()}
			onClose={onClose}
		>
			<Text>
				{as === 'accept'
					? `You sell us your ${vehicleName(vehicle)} for ${price}. We write to you about payment and papers.`
					: `Your ${vehicleName(vehicle)} stays yours. We may make another offer.`}
			</Text>
			{as === 'decline' && (
				<TextAreaField
					label="Why do you decline?"
					rows={3}
					optional
					maxLength={offerLimits.reason}
					value={reason}
					onChange={({ target }) => setReason(target.value)}
					data-autofocus=""
				/>
			)}
			<ProblemAlert words={error !== null && wordsOf(error, 'Your answer could not be sent. Please try again.')} />
		</FormDialog>
	)
}
