import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { StaffCategory } from '#contract/repairs/staff-catalogue.ts'
import { ShownStamp } from '../../kits/staff-collection/shown.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DetailPart } from '../../ui/detail-screen.tsx'
import type { FormValues } from '../../ui/form/form-fields.ts'
import { Icon } from '../../ui/icon.tsx'
import { Text } from '../../ui/text.tsx'
import { servicesOf } from './catalogue-queries.ts'
import styles from './category.module.css'
import { CategoryIcon } from './category-icon.tsx'

/** A category as it will look at home. */
export const CategoryLook = ({ values: { image, name }, row }: { values: FormValues; row: StaffCategory | null }) => (
	<DetailPart title="As customers see it">
		<div className={styles.look}>
			<CategoryIcon src={String(image)} />
			<span>{String(name) || 'No name yet'}</span>
		</div>
		{row?.is_active && (
			<Text size="small">
				<Link to={`/services/${row.uuid}`}>Its page for customers</Link>
			</Text>
		)}
	</DetailPart>
)

/** The services of a category, hidden ones too, and the way to another. */
export function ServicesIn({ category: { uuid } }: { category: StaffCategory }) {
	const services = useQuery(servicesOf(uuid))
	return (
		<DetailPart title="Services in it">
			{services.data?.length === 0 && <Text tone="muted">None yet. Without a service customers see an empty page.</Text>}
			{services.data && (
				<ul className={styles.services}>
					{services.data.map((service) => (
						<li key={service.id}>
							<Link to={`/admin/services/${service.id}`}>{service.name}</Link>
							{!service.is_active && <ShownStamp isShown={false} />}
						</li>
					))}
				</ul>
			)}
			{services.isError && <Text tone="bad">The services could not be loaded.</Text>}
			<div>
				<ButtonLink as={Link} to={`/admin/services/new?category=${uuid}`} variant="quiet" size="low">
					<Icon name="plus" size={16} />
					New service in it
				</ButtonLink>
			</div>
		</DetailPart>
	)
}
