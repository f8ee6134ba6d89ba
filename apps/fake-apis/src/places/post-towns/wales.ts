/** One county on each line: its towns, and the postcode districts of each town. */
export const wales = `
Anglesey: Amlwch LL68, Holyhead LL65, Llangefni LL77, Menai Bridge LL59
Carmarthenshire: Ammanford SA18, Carmarthen SA31 SA32 SA33, Llandeilo SA19, Llandovery SA20, Llanelli SA14 SA15
Ceredigion: Aberaeron SA46, Aberystwyth SY23, Cardigan SA43, Lampeter SA48, Llandysul SA44
Conwy: Abergele LL22, Colwyn Bay LL28 LL29, Conwy LL32, Llandudno LL30, Llanrwst LL26
Denbighshire: Denbigh LL16, Llangollen LL20, Prestatyn LL19, Rhyl LL18, Ruthin LL15, St Asaph LL17
Flintshire: Buckley CH7, Connah's Quay CH5, Flint CH6, Holywell CH8
Gwent: Abergavenny NP7, Abertillery NP13, Blackwood NP12, Caldicot NP26, Chepstow NP16, Cwmbran NP44, Ebbw Vale NP23, Monmouth NP25, Newport NP10 NP18 NP19 NP20, Pontypool NP4, Tredegar NP22
Gwynedd: Bala LL23, Bangor LL57, Barmouth LL42, Blaenau Ffestiniog LL41, Caernarfon LL54 LL55, Dolgellau LL40, Porthmadog LL49, Pwllheli LL53
Mid Glamorgan: Aberdare CF44, Bargoed CF81, Bridgend CF31 CF32, Caerphilly CF83, Maesteg CF34, Merthyr Tydfil CF47 CF48, Mountain Ash CF45, Pontyclun CF72, Pontypridd CF37 CF38, Porthcawl CF36, Tonypandy CF40
Pembrokeshire: Fishguard SA65, Haverfordwest SA61 SA62, Milford Haven SA73, Narberth SA67, Pembroke SA71 SA72, Tenby SA70
Powys: Brecon LD3, Builth Wells LD2, Llandrindod Wells LD1, Machynlleth SY20, Newtown SY16, Welshpool SY21
South Glamorgan: Barry CF62 CF63, Cardiff CF10 CF11 CF14 CF15 CF23 CF24 CF3 CF5, Cowbridge CF71, Penarth CF64
West Glamorgan: Neath SA10 SA11, Port Talbot SA12 SA13, Swansea SA1 SA2 SA3 SA4 SA5 SA6 SA7
Wrexham: Wrexham LL11 LL12 LL13 LL14
`;
