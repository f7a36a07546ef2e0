import { Link } from 'react-router'
import type { CollectionRow } from '../../kits/staff-collection/staff-collection.ts'
import { DetailPart } from '../../ui/detail-screen.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Text } from '../../ui/text.tsx'

type Review = { part: string; part_name: string; customer: number; customer_name: string; rating: number; comment: string }

/** What a customer wrote about which part. */
export const ReviewLook = ({ review }: { review: Review & CollectionRow }) => (
	<DetailPart title="The review">
		<Rows ruled>
			<Row term="Part">
				<Link to={`/admin/parts/${review.part}`}>{review.part_name}</Link>
			</Row>
			<Row term="Customer">
				<Link to={`/admin/customers/${review.customer}`}>{review.customer_name}</Link>
			</Row>
			<Row term="Stars">{review.rating} of 5</Row>
		</Rows>
		<Text>{review.comment || 'Without words.'}</Text>
	</DetailPart>
)
