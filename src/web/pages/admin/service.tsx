import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { everyCategory, staffService } from '../../features/staff-catalogue/catalogue-queries.ts'
import { ServiceForm } from '../../features/staff-catalogue/service-form.tsx'
import { ServiceLayout } from '../../features/staff-catalogue/service-layout.tsx'
import { serviceList } from '../../features/staff-catalogue/service-list.tsx'
import { ServicePrices } from '../../features/staff-catalogue/service-prices.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { ListWay } from '../../kits/staff-list/list-trail.tsx'
import { useStaffRole } from '../../session/staff-role.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EditLoaded } from '../../ui/form/edit-loaded.tsx'
import type { Route } from './+types/service'

export const meta = adminMeta('Service')

const all = <Link to="/admin/services">Services &amp; prices</Link>

/** One service with its prices, or under `new` the form for another (B.ADMIN-16, B.ADMIN-17). */
export default function ServicePage({ params }: Route.ComponentProps) {
	if (params.id === 'new') return <NewService />
	const id = /^[1-9]\d{0,9}$/.test(params.id) ? Number(params.id) : 0
	return <KnownService key={id} id={id} />
}

function KnownService({ id }: { id: number }) {
	const service = useQuery({ ...staffService(id), enabled: id > 0 })
	const categories = useQuery(everyCategory)
	const isAdmin = useStaffRole() === 'admin'
	const asked = id > 0 ? service : { ...service, error: { status: 404 } }
	return (
		<StaffPage
			title={service.data?.name ?? 'Service'}
			above={<ListWay list={serviceList([])} path="/admin/services" label="Services &amp; prices" current={id} />}
		>
			<EditLoaded query={asked} name="service" back={all}>
				{(row) => (
					<EditLoaded query={categories} name="categories">
						{(known) => (
							<ServiceLayout prices={<ServicePrices service={row} isAdmin={isAdmin} />}>
								<ServiceForm row={row} categories={known} isAdmin={isAdmin} />
							</ServiceLayout>
						)}
					</EditLoaded>
				)}
			</EditLoaded>
		</StaffPage>
	)
}

function NewService() {
	const [search] = useSearchParams()
	const categories = useQuery(everyCategory)
	const isAdmin = useStaffRole() === 'admin'
	return (
		<StaffPage title="New service" above={all}>
			{isAdmin ? (
				<EditLoaded query={categories} name="categories">
					{(known) => <ServiceForm row={null} categories={known} category={search.get('category') ?? ''} isAdmin />}
				</EditLoaded>
			) : (
				<EmptyState title="An admin makes new services" text="A new service has a price, and prices are the admin's alone.">
					{all}
				</EmptyState>
			)}
		</StaffPage>
	)
}
