/** One county on each line: its towns, and the postcode districts of each town. */
export const northernIreland = `
County Antrim: Antrim BT41, Ballycastle BT54, Ballyclare BT39, Ballymena BT42 BT43 BT44, Ballymoney BT53, Belfast BT1 BT2 BT3 BT4 BT5 BT6 BT7 BT8 BT9 BT10 BT11 BT12 BT13 BT14 BT15, Carrickfergus BT38, Larne BT40, Lisburn BT27 BT28, Newtownabbey BT36 BT37, Portrush BT56
County Armagh: Armagh BT60 BT61, Craigavon BT62 BT63 BT64 BT65, Lurgan BT66 BT67
County Down: Ballynahinch BT24, Banbridge BT32, Bangor BT19 BT20, Castlewellan BT31, Donaghadee BT21, Downpatrick BT30, Dromore BT25, Holywood BT18, Newcastle BT33, Newry BT34 BT35, Newtownards BT22 BT23
County Fermanagh: Enniskillen BT74 BT92 BT93 BT94
County Londonderry: Coleraine BT51 BT52, Limavady BT49, Londonderry BT47 BT48, Maghera BT46, Magherafelt BT45, Portstewart BT55
County Tyrone: Cookstown BT80, Dungannon BT70 BT71, Omagh BT78 BT79, Strabane BT82
`;
