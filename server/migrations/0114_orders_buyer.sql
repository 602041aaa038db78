-- What the buyer entered for the receipt: company, address and tax number.
ALTER TABLE orders ADD COLUMN billing jsonb;
-- The buyer when the order was paid, with the same; null before that, and if the account was gone by then.
ALTER TABLE orders ADD COLUMN billed_to jsonb;
-- Of orders from before, the name that their receipts show now.
UPDATE orders sold
   SET billed_to = jsonb_build_object('name', buyer.first_name || ' ' || buyer.last_name,
                                      'company', NULL, 'address', NULL, 'taxNumber', NULL)
  FROM accounts buyer
 WHERE buyer.id = sold.account_id AND sold.paid_at IS NOT NULL;
