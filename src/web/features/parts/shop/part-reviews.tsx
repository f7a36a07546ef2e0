import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { partLimits, ratingMessage } from '#contract/parts/part-words.ts'
import type { Part, PartReview } from '#contract/parts/parts.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { api, sendSafely, wordsOf } from '../../../api.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { type Choice, ChoiceCards } from '../../../ui/choice-cards.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { partReviews } from './part-queries.ts'
import styles from './part-reviews.module.css'

/** What customers say of a part; whoever is logged in adds to it, once (B.PARTS-50, B.R-18). `rendered`: the newest, from the server. */
export function PartReviews({ part, rendered }: { part: Part; rendered: PartReview[] | undefined }) {
	const { uuid, average_rating: average, reviews_count: count } = part
	const [isAll, setAll] = useState(false)
	const { data, isError, isFetching, refetch } = useQuery({
		...partReviews(uuid, isAll),
		initialData: isAll ? undefined : rendered,
		placeholderData: (before: PartReview[] | undefined) => before,
	})
	return (
		<section className={styles.reviews} aria-labelledby="reviews-title">
			<Heading id="reviews-title" className={styles.title}>
				Reviews
			</Heading>
			<div className={styles.sides}>
				<div>
					{average === null ? (
						<Text tone="muted">Nobody has reviewed this part yet.</Text>
					) : (
						<p className={styles.average}>
							<span className={styles.number}>{average.toFixed(1)}</span>
							<Text as="span" size="small" tone="muted">
								of 5 stars, {count === 1 ? '1 review' : `${count} reviews`}
							</Text>
						</p>
					)}
					<AddReview uuid={uuid} />
				</div>
				<div>
					{isError && <ErrorState text="The reviews could not be loaded." busy={isFetching} onRetry={() => refetch()} />}
					{!data && !isError && <LoadingText>Loading reviews...</LoadingText>}
					{data && data.length > 0 && (
						<ul className={styles.list}>
							{data.map((review) => (
								<Review key={review.id} review={review} />
							))}
						</ul>
					)}
					{data && data.length < count && !isAll && (
						<Button variant="text" busy={isFetching} onClick={() => setAll(true)}>
							All {count} reviews
						</Button>
					)}
				</div>
			</div>
		</section>
	)
}

function Review({ review: { rating, user_name, created_at, comment, verified_purchase } }: { review: PartReview }) {
	return (
		<li className={styles.review}>
			<p className={styles.by}>
				<Icon name="star-full" size={16} label="Stars:" />
				<strong>{rating}</strong>
				<span>{user_name}</span>
				<span>{formatDay(dayOf(new Date(created_at)))}</span>
				{verified_purchase && <Tag>Bought here</Tag>}
			</p>
			{comment && <Text>{comment}</Text>}
		</li>
	)
}

const stars: Choice[] = [1, 2, 3, 4, 5].map((rating) => ({ value: String(rating), label: `${rating} ★` }))

function AddReview({ uuid }: { uuid: string }) {
	const session = useSession()
	const { pathname } = useLocation()
	const [isSent, setSent] = useState(false)
	if (session.state === 'unknown') return null
	if (session.state === 'visitor')
		return (
			<Text size="small">
				<Link to="/login" state={{ from: pathname }}>
					Log in
				</Link>{' '}
				to write a review.
			</Text>
		)
	if (isSent)
		return (
			<Text role="status" weight="strong" icon="tick" tone="ok">
				Thank you. Your review is shown here.
			</Text>
		)
	return <ReviewForm uuid={uuid} onSent={() => setSent(true)} />
}

function ReviewForm({ uuid, onSent }: { uuid: string; onSent: () => void }) {
	const queries = useQueryClient()
	const [rating, setRating] = useState<string | null>(null)
	const [isMissing, setMissing] = useState(false)
	const comment = useRef<HTMLTextAreaElement>(null)
	const { run, isBusy, error } = useAction(async () => {
		const body = { rating: Number(rating), comment: comment.current?.value.trim() ?? '' }
		await sendSafely((key) => api.parts.addReview({ params: { uuid }, body, key }))
		await queries.invalidateQueries({ queryKey: ['part', uuid] })
	})
	return (
		<form
			noValidate
			className={styles.form}
			onSubmit={async (event) => {
				event.preventDefault()
				setMissing(rating === null)
				if (rating !== null && (await run())) onSent()
			}}
		>
			<Stack>
				<ChoiceCards
					name="rating"
					legend="Your stars"
					choices={stars}
					value={rating}
					error={isMissing ? ratingMessage : null}
					onChange={(chosen) => {
						setRating(chosen)
						setMissing(false)
					}}
				/>
				<TextAreaField ref={comment} name="comment" label="Your review" optional maxLength={partLimits.review} />
				{error !== null && <FieldError>{wordsOf(error, 'Your review could not be sent. Please try again.')}</FieldError>}
				<Button type="submit" variant="quiet" busy={isBusy}>
					Send review
				</Button>
			</Stack>
		</form>
	)
}
