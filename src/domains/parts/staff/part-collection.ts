import { eq, not, type SQL, sql } from 'drizzle-orm'
import { type AvailabilityStatus, isSetByHand } from '#contract/parts/part-words.ts'
import { staffParts } from '#contract/parts/staff-parts.ts'
import { asRupees, emptyAsNull, keptWhenEmpty } from '#domains/company/collection-columns.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import { services } from '#domains/repairs/tables.ts'
import { manufacturers, vehicleModels } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import type { Door } from '#platform/http/serve.ts'
import { paise, rupees } from '#shared/money.ts'
import { slugOf } from '#shared/slug.ts'
import { isOfBrand, isOfCategory } from '../find-conditions.ts'
import { isLowStock } from '../find-low-stock.ts'
import { matchesAsTyped } from '../find-search-conditions.ts'
import { brandNames } from '../list-cards.ts'
import { queueBackInStockMails } from '../queue-back-in-stock-mails.ts'
import { partCategories, partImages, partManufacturers, partVehicleModels, parts as table } from '../tables.ts'
import { recordStock } from './record-stock.ts'
import { dropImages, setImages } from './set-images.ts'
import { setManufacturers, setVehicleModels } from './set-names.ts'

/** Spare parts (B.ADMIN-05 to B.ADMIN-10): in stock by how many there are, and with a slug from name and number unless said otherwise. */
export const serveParts = (door: Door) =>
	serveCollection(door, staffParts.parts, {
		table,
		columns: {
			uuid: table.uuid,
			name: table.name,
			slug: keptWhenEmpty(table.slug),
			part_number: table.partNumber,
			category: ofCategory(sql`${partCategories.uuid}`),
			category_name: ofCategory(sql`${partCategories.name}`),
			brands: brandNames,
			price: asRupees(table.pricePaise),
			discounted_price: {
				column: table.discountedPricePaise,
				read: (stored: number | null) => (stored === null ? null : rupees(stored)),
				write: (sent: number | null) => (sent === null ? null : paise(sent)),
			},
			stock_quantity: table.stockQuantity,
			limited_stock_at: table.limitedStockAt,
			availability_status: {
				column: table.setStatus,
				shown: table.availabilityStatus,
				read: (stored: unknown) => stored,
				write: (sent: AvailabilityStatus) => (isSetByHand(sent) ? sent : null),
			},
			manufacturers: sql`array(select ${partManufacturers.manufacturerId} from ${partManufacturers}
				where ${partManufacturers.partId} = ${table.id} order by ${partManufacturers.position})`,
			vehicle_models: sql`array(select ${partVehicleModels.vehicleModelId} from ${partVehicleModels}
				where ${partVehicleModels.partId} = ${table.id} order by 1)`,
			is_universal: table.isUniversal,
			needs: table.needs,
			description: table.description,
			features: table.features,
			specifications: table.specifications,
			hsn: table.hsn,
			gst_rate: table.gstRate,
			fitting_service: table.serviceId,
			fitting_service_name: sql`(select ${services.name} from ${services} where ${services.id} = ${table.serviceId})`,
			is_featured: table.isFeatured,
			main_image: emptyAsNull(table.mainImage),
			images: ofImages(sql`${partImages.id}`),
			additional_images: ofImages(sql`${partImages.image}`),
			is_active: table.isActive,
			version: table.version,
			created_at: table.createdAt,
		},
		derived: ['category_name', 'brands', 'fitting_service_name', 'additional_images'],
		searched: matchesAsTyped,
		filters: {
			category: (named) => isOfCategory([named]),
			brand: (named) => isOfBrand([named]),
			low_stock: (isLow) => (isLow ? isLowStock : not(isLowStock)),
		},
		orderings: { price: table.effectivePricePaise },
		usual: 'name',
		pictures: ['main_image'],
		check: (_db, { after }) => {
			if (after.discounted_price !== null && after.discounted_price !== undefined && after.discounted_price >= after.price)
				throw refuseField('discounted_price', 'The discounted price must be below the price.')
		},
		values: async (db, { category, name = '', part_number = '', slug }, before) => ({
			...(category !== undefined && { categoryId: await findCategoryId(db, category) }),
			...(before === null && !slug && { slug: slugOfPart(name, part_number) }),
		}),
		writeParts: async (db, id, { manufacturers, vehicle_models, images, stock_quantity }, { actor, before, sent }) => {
			const part = { id, isNew: before === null }
			if (manufacturers) await setManufacturers(db, part, manufacturers)
			if (vehicle_models) await setVehicleModels(db, part, vehicle_models)
			if (images) await setImages(db, id, images)
			if (stock_quantity !== undefined) {
				const change = stock_quantity - (before?.stock_quantity ?? 0)
				if (before && change !== 0 && !sent.reason) throw refuseField('reason', 'Please say why the stock changes.')
				await recordStock(db, actor, { partId: id, change, stockQuantity: stock_quantity, reason: sent.reason || 'Opening stock' })
			}
			if (before && (!before.is_active || isSetByHand(before.availability_status))) await queueBackInStockMails(db, [id])
		},
		removeParts: dropImages,
		refusals: {
			parts_part_number: ['part_number', 'A part with this number already exists.'],
			parts_slug: ['slug', 'Another part has this address name.'],
			parts_service_id_services_id_fk: ['fitting_service', 'This is not a service.'],
		},
		inUse: 'This part was ordered, lies in a cart or was reviewed. Retire it instead.',
		imports: {
			sameBy: ['part_number'],
			named: {
				category: (db) => db.select({ id: partCategories.uuid, name: partCategories.name }).from(partCategories),
				manufacturers: (db) => db.select({ id: manufacturers.id, name: manufacturers.name }).from(manufacturers),
				vehicle_models: (db) =>
					db
						.select({ id: vehicleModels.id, name: sql<string>`${manufacturers.name} || ' ' || ${vehicleModels.name}` })
						.from(vehicleModels)
						.innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId)),
				fitting_service: (db) => db.select({ id: services.id, name: services.name }).from(services),
			},
		},
	})

/** Parts of one name differ in their numbers, so a long name gives way to the number. */
function slugOfPart(name: string, partNumber: string) {
	const end = slugOf(partNumber)
	return slugOf(`${slugOf(name, longestSlug - 1 - end.length)} ${end}`)
}
const longestSlug = 100

const ofCategory = (what: SQL) => sql`(select ${what} from ${partCategories} where ${partCategories.id} = ${table.categoryId})`
const ofImages = (what: SQL) =>
	sql`array(select ${what} from ${partImages} where ${partImages.partId} = ${table.id} order by ${partImages.position}, ${partImages.id})`

/** The number of the category that a body names. Throws 400 at `category`. */
async function findCategoryId(db: ReadDb, uuid: string): Promise<number> {
	const [row] = await db.select({ id: partCategories.id }).from(partCategories).where(eq(partCategories.uuid, uuid))
	if (!row) throw refuseField('category', 'This is not a category.')
	return row.id
}
