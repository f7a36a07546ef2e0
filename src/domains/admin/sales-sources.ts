import type { SalesSource } from '#domains/company/sales-source.ts'
import { vehicleSales } from '#domains/market/vehicle-sales.ts'
import { orderSales } from '#domains/orders/order-sales.ts'
import { planSales } from '#domains/plans/plan-sales.ts'
import { repairSales } from '#domains/repairs/repair-sales.ts'

/** Every domain that sells something. */
export const salesSources: readonly SalesSource[] = [repairSales, orderSales, planSales, vehicleSales]
